import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Partners as TechnologyPartners } from '../everywhere/partners.schema.ts';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** The technology partners in their groups, on one grid of names. */
export function Partners({ title, intro, groups }: Readonly<Page['partners'] & TechnologyPartners>) {
  return (
    <Section head="aside" title={title} intro={intro}>
      <dl className={styles.groups}>
        {groups.map(({ title: group, names, link }) => (
          <div key={group}>
            <dt>
              <span className="label">{group}</span>
              {link && <MoreLink href={link.to}>{link.label}</MoreLink>}
            </dt>
            {names.map((name) => (
              <dd key={name}>{name}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
