import { brand } from '../../brand.ts';
import { Art } from '../../drawings/Art.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Offices.module.css';
import type { Page } from './page.schema.ts';

/** A card an office: a view of the city, and whom the office serves. */
export function Offices({ title, art }: Page['offices']) {
  return (
    <Section flush>
      <h2>{title}</h2>
      <ul className={`columns ${styles.offices}`}>
        {brand.offices.map(({ city, region, serves }, index) => {
          const view = art[index];
          return (
            <li key={city}>
              {view && <Art {...view} />}
              <h3>{city}</h3>
              <p>
                <Icon name="pin" />
                {region}
                <span>{serves}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
