import { formatDay } from '../../lib/dates.ts';
import { articlePath } from '../../routes.ts';
import type { Navigation } from '../../site/everywhere/navigation.schema.ts';
import { newestArticle } from '../../site/newest-article.ts';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import styles from './SolutionsMenu.module.css';

export interface SolutionsMenuProps {
  readonly solutions: Navigation['solutions'];
  readonly path: string;
}

/** What opens under Solutions: the six of them, an example printed beside them, and the newest article. */
export function SolutionsMenu({ solutions: { links, example, newest, overview }, path }: SolutionsMenuProps) {
  return (
    <div id="solutions-menu" popover="auto" className={styles.panel}>
      <ul className={styles.solutions}>
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
          <NavigationLink {...example.link} path={path} />
        </Slip>
        {newestArticle && (
          <div>
            <p className="label">{`${newest} · ${formatDay(newestArticle.date, 'medium')}`}</p>
            <NavigationLink label={newestArticle.title} to={articlePath(newestArticle.slug)} path={path} />
          </div>
        )}
      </div>
      <div className={styles.overview}>
        <NavigationLink {...overview} path={path} />
      </div>
    </div>
  );
}
