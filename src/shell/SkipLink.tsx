import styles from './SkipLink.module.css';

/** The first thing a keyboard meets: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a href="#main" className={`visually-hidden ${styles.skip}`}>
      Skip to content
    </a>
  );
}
