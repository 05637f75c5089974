import { Art } from '../../drawings/Art.tsx';
import type { Artwork } from '../../fields/art.ts';
import styles from './NavigationLink.module.css';

export interface NavigationLinkProps {
  readonly label: string;
  readonly text?: string;
  readonly art?: Artwork;
  readonly to: string;
  readonly path: string;
}

/** A link of the header, marked when its page, or a page below it, is shown. */
export function NavigationLink({ label, text, art, to, path }: NavigationLinkProps) {
  const current = path === to ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined;
  return (
    <a className={styles.link} href={to} aria-current={current}>
      {art && <Art {...art} />}
      {label}
      {text && <small>{text}</small>}
    </a>
  );
}
