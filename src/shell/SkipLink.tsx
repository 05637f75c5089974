import { skipLink } from '../site/everywhere/words.yaml';
import { ButtonLink } from '../ui/Button/Button.tsx';
import styles from './SkipLink.module.css';

/** The first thing a keyboard meets: past the navigation, to the page. */
export function SkipLink() {
  return (
    <div className={`visually-hidden ${styles.skip}`}>
      <ButtonLink href="#main">{skipLink.toContent}</ButtonLink>
    </div>
  );
}
