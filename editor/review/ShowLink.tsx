import type { ReactNode } from 'react';
import { reviewAddress, shownAnchor, shownQuery } from '../addresses.ts';

interface ShowLinkProps {
  /** A page by its path, or `differingPages`. */
  readonly what: string;
  readonly children: ReactNode;
}

/** Leads to the same page with something shown beside the words. */
export const ShowLink = ({ what, children }: ShowLinkProps) => (
  <a href={`${reviewAddress}?${shownQuery}=${encodeURIComponent(what)}#${shownAnchor}`}>{children}</a>
);
