import styles from './NavigationLink.module.css';

export interface NavigationLinkProps {
  readonly label: string;
  readonly text?: string;
  readonly to: string;
  readonly path: string;
}

/** A link of the header, marked when its page, or a page below it, is shown. */
export function NavigationLink({ label, text, to, path }: NavigationLinkProps) {
  const current = path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined;
  return (
    <a href={to} className={styles.link} aria-current={current}>
      {label}
      {text && <small className={styles.text}>{text}</small>}
    </a>
  );
}
