import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Features.module.css';
import type { Page } from './page.schema.ts';

/** A payment's way from the customer to the payout, with the platform's six parts at the stations where they work. */
export function Features({ title, intro, stations }: Page['features']) {
  return (
    <Section id="features" flush title={title} intro={intro}>
      <ol className={styles.route}>
        {stations.map(({ name, art, part }) => (
          <li key={name}>
            <Art {...art} />
            <p className="label">{name}</p>
            {part && (
              <div>
                <h3>{part.title}</h3>
                <p>{part.text}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
