import type { Navigation } from '../../site/everywhere/navigation.schema.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import styles from './SolutionsMenu.module.css';

export interface SolutionsMenuProps {
  readonly solutions: Navigation['solutions'];
  readonly path: string;
}

/** What opens under Solutions: the six of them, and an example printed beside them. */
export function SolutionsMenu({ solutions: { links, example, overview }, path }: SolutionsMenuProps) {
  return (
    <div id="solutions-menu" popover="auto" className={`wrap ${styles.panel}`}>
      <ul className={`columns ${styles.solutions}`}>
        {links.map((entry) => (
          <li key={entry.to}>
            <NavigationLink {...entry} path={path} />
          </li>
        ))}
      </ul>
      <div className={styles.aside}>
        <Slip className={`mono prints ${styles.example}`}>
          <p>{example.title}</p>
          <dl>
            {example.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <MoreLink href={example.link.to} aria-current={path === example.link.to ? 'page' : undefined}>
            {example.link.label}
          </MoreLink>
        </Slip>
      </div>
      <div className={styles.overview}>
        <MoreLink href={overview.to} aria-current={path === overview.to ? 'page' : undefined}>
          {overview.label}
        </MoreLink>
      </div>
    </div>
  );
}
