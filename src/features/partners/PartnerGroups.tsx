import type { Partners } from '../../site/everywhere/partners.schema.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import styles from './PartnerGroups.module.css';

/** The technology partners in their three groups, names set as text. */
export function PartnerGroups({ groups }: Readonly<Partners>) {
  return (
    <dl className={styles.groups}>
      {groups.map(({ title, names, link }) => (
        <div key={title}>
          <dt>{title}</dt>
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
  );
}
