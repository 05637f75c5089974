import { Art } from '../../drawings/Art.tsx';
import type { Artwork } from '../../fields/art.ts';

interface DrawnListProps {
  readonly items: readonly { readonly title: string; readonly text: string; readonly art: Artwork }[];
  /** How it is set. */
  readonly className: string | undefined;
  /** Of its drawings. */
  readonly artClassName?: string;
}

/** Titles with a sentence each, and what it looks like. */
export function DrawnList({ items, className, artClassName }: DrawnListProps) {
  return (
    <ul className={className}>
      {items.map(({ title, text, art }) => (
        <li key={title}>
          <Art {...art} className={artClassName} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
