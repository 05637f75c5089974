import { brand } from '../../brand.ts';
import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Offices.module.css';
import type { Page } from './page.schema.ts';

/** An envelope an office: its stamp, its city as the address, and whom it serves. */
export function Offices({ title, art }: Page['offices']) {
  return (
    <Section flush>
      <h2>{title}</h2>
      <ul className={`columns ${styles.offices}`}>
        {brand.offices.map(({ city, region, serves }, index) => {
          const stamp = art[index];
          return (
            <li key={city}>
              {stamp && <Art {...stamp} />}
              <div>
                <h3>
                  {`${city},`}
                  <br />
                  {region}
                </h3>
                <p>{serves}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
