import { MoreLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Partners as TechnologyPartners } from '../everywhere/partners.schema.ts';
import styles from './Partners.module.css';
import type { Page } from './page.schema.ts';

/** The technology partners in their groups, as a register: from each name a dotted line to where it is described. */
export function Partners({ title, intro, groups }: Readonly<Page['partners'] & TechnologyPartners>) {
  return (
    <Section head="aside" title={title} intro={intro}>
      <dl className={styles.groups}>
        {groups.map(({ title: group, names, pages, link }) => (
          <div key={group}>
            <dt>
              <span className="label">{group}</span>
              {link && <MoreLink href={link.to}>{link.label}</MoreLink>}
            </dt>
            {names.map((name) => (
              <dd key={name}>
                {pages[name] ? (
                  <a href={pages[name]}>
                    {name}
                    <Icon name="arrow" />
                  </a>
                ) : (
                  name
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
