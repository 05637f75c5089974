import { brand } from '../../brand.ts';
import { BrandMark } from '../../features/brand/BrandMark.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import type { Navigation } from '../../site/everywhere/navigation.schema.ts';
import { header as words } from '../../site/everywhere/words.yaml';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Header.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { SolutionsMenu } from './SolutionsMenu.tsx';

export interface HeaderProps {
  readonly navigation: Pick<Navigation, 'solutions' | 'links'>;
  /** Path of the page shown, to mark it. */
  readonly path: string;
}

/**
 * The fixed header. One list of links serves both layouts: a row on wide screens, a native popover on small ones, so that
 * Escape, a click outside and focus are the browser's own work and need no script.
 */
export function Header({ navigation: { solutions, links }, path }: HeaderProps) {
  const inSolutions = [solutions.overview, ...solutions.links].some(({ to }) => to === path);
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <a href="/" className={styles.logo} aria-label={words.home} {...(path === '/' && { 'aria-current': 'page' })}>
          <BrandMark />
          {brand.name}
        </a>
        <div className={styles.actions}>
          <GetStartedButton small>{words.getStarted}</GetStartedButton>
          <button type="button" className={styles.toggle} popoverTarget="site-menu" aria-label={words.menu} />
        </div>
        <nav id="site-menu" popover="auto" className={styles.menu} aria-label={words.navigation}>
          <button
            type="button"
            className={styles.disclosure}
            popoverTarget="solutions-menu"
            {...(inSolutions && { 'aria-current': 'true' })}
          >
            {solutions.label}
            <Icon name="chevron" />
          </button>
          <SolutionsMenu solutions={solutions} path={path} />
          <ul className={styles.links}>
            {links.map((entry) => (
              <li key={entry.to}>
                <NavigationLink {...entry} path={path} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
