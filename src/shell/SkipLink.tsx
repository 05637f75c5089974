import { skipLink } from '../site/everywhere/words.yaml';
import styles from './SkipLink.module.css';

/** The first thing a keyboard meets: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className={`visually-hidden ${styles.skip}`}>
      {skipLink.toContent}
    </a>
  );
}
