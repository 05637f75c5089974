import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Partners as TechnologyPartners } from '../everywhere/partners.schema.ts';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** The technology partners in their groups, names set as text. */
export function Partners({ title, intro, groups }: Readonly<Page['partners'] & TechnologyPartners>) {
  return (
    <Section title={title} intro={intro}>
      <dl className={styles.groups}>
        {groups.map(({ title: group, names, link }) => (
          <div key={group}>
            <dt>{group}</dt>
            <dd>
              <ul className={styles.names}>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              {link && <MoreLink href={link.to}>{link.label}</MoreLink>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
