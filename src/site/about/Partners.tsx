import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Partners as TechnologyPartners } from '../everywhere/partners.schema.ts';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** The technology partners as a letter lists its enclosures: a line a group, its kind in the margin. */
export function Partners({ title, intro, groups }: Readonly<Page['partners'] & TechnologyPartners>) {
  return (
    <section className={styles.partners}>
      <h2>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <dl>
        {groups.map(({ title: group, names, link }) => (
          <div key={group} className={`split ${styles.group}`}>
            <dt className="label">{group}</dt>
            <dd>
              <ul>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              {link && <MoreLink href={link.to}>{link.label}</MoreLink>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
