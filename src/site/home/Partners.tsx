import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Partners as TechnologyPartners } from '../everywhere/partners.schema.ts';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** The technology partners in their groups, on one grid of names; what leads on from a group is the last in its row. */
export function Partners({ title, intro, groups }: Readonly<Page['partners'] & TechnologyPartners>) {
  return (
    <Section head="aside" title={title} intro={intro}>
      <dl className={styles.groups}>
        {groups.map(({ title: group, names, link }) => (
          <div key={group}>
            <dt className="label">{group}</dt>
            {names.map((name) => (
              <dd key={name}>{name}</dd>
            ))}
            {link && (
              <dd>
                <MoreLink href={link.to}>{link.label}</MoreLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
