import { copyText } from '../../lib/clipboard.ts';
import { showToast } from './show-toast.ts';

export interface CopyWords {
  readonly copied: string;
  readonly notCopied: string;
  /** The button that tries once more. */
  readonly copy: string;
}

/**
 * Copies a text and says in the page's toast what came of it. Where that failed it offers to copy again: Safari before 26.2
 * allows it only in the very click, which is over by the time that a script has loaded for it.
 */
export async function copyWithToast(text: string, { copied, notCopied, copy }: CopyWords): Promise<void> {
  const act = async () => ((await copyText(text)) ? copied : notCopied);
  const said = await act();
  showToast(said, said === copied ? [] : [{ label: copy, act }]);
}
