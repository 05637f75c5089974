import type { AboutContent } from '../../schemas/pages/about.ts';
import type { Partners } from '../../schemas/partners.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import styles from './AboutPartners.module.css';

export interface AboutPartnersProps extends Readonly<AboutContent['partners'] & Partners> {}

/** The technology partners as a letter lists its enclosures: group by group, a name to a line. */
export function AboutPartners({ title, intro, groups }: AboutPartnersProps) {
  return (
    <section className={styles.partners}>
      <h2>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <dl className={styles.groups}>
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
