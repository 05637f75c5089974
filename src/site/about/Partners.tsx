import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Partners as TechnologyPartners } from '../everywhere/partners.schema.ts';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** The technology partners as a letter lists its enclosures: group by group, a name to a line. */
export function Partners({ title, intro, groups }: Readonly<Page['partners'] & TechnologyPartners>) {
  return (
    <section className={styles.partners}>
      <h2>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <dl className={`columns ${styles.groups}`}>
        {groups.map(({ title: group, names, link }) => (
          <div key={group}>
            <dt>{group}</dt>
            {names.map((name) => (
              <dd key={name} className={styles.name}>
                {name}
              </dd>
            ))}
            {link && (
              <dd>
                <MoreLink href={link.to}>{link.label}</MoreLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
