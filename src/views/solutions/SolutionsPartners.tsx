import type { SolutionsContent } from '../../schemas/pages/solutions.ts';
import type { Partners } from '../../schemas/partners.ts';
import styles from './SolutionsPartners.module.css';

export interface SolutionsPartnersProps extends Readonly<SolutionsContent['partners'] & Partners> {}

/** The technology partners as the back of a book lists them: by letter, with a dotted line to where they are filed. */
export function SolutionsPartners({ title, intro, groups }: SolutionsPartnersProps) {
  const entries = groups
    .flatMap(({ title: group, names, link }) => names.map((name) => ({ name, group, to: link?.to })))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <section className={`wrap ${styles.partners}`}>
      <div>
        <h2>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ul className={styles.index}>
        {entries.map(({ name, group, to }) => (
          <li key={name}>
            {to ? <a href={to}>{name}</a> : <b>{name}</b>}
            <span>{group}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
