import { ownFigures as words } from '../../site/everywhere/words.yaml';
import { copyWithToast } from '../../ui/Toast/copy-with-toast.ts';
import { type Figures, toQuery } from './own-figures.ts';

/**
 * Puts the figures into the address, before a hash, and copies it; the address bar holds the link where copying is not
 * allowed. A difference of nobody's choice is left out.
 */
export async function copyLink(figures: Figures, example: Figures, hash = ''): Promise<void> {
  const { difference, ...chosen } = figures;
  const link = new URL(`?${toQuery(difference === example.difference ? chosen : figures)}${hash}`, location.href);
  history.replaceState(history.state, '', link);
  await copyWithToast(link.href, { copied: words.linkCopied, notCopied: words.linkNotCopied, copy: words.copyLink });
}
