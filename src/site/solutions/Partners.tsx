import type { Partners as TechnologyPartners } from '../everywhere/partners.schema.ts';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** The technology partners as the back of a book lists them: by letter, with a dotted line to where they are filed. */
export function Partners({ title, intro, groups }: Readonly<Page['partners'] & TechnologyPartners>) {
  const entries = groups
    .flatMap(({ title: group, names, pages }) => names.map((name) => ({ name, group, to: pages[name] })))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <section className={`wrap split ${styles.partners}`}>
      <div>
        <h2>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ul className={styles.index}>
        {entries.map(({ name, group, to }) => (
          <li key={name}>
            {to ? <a href={to}>{name}</a> : <b>{name}</b>}
            <span className="label">{group}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
