import { readyEvent } from '../../lib/browser-protocol.ts';
import { fill } from '../../lib/fill.ts';
import { share as words } from '../../site/everywhere/words.yaml';
import { copyWithToast } from '../../ui/Toast/copy-with-toast.ts';

/** Makes a share button work: the browser's own share sheet, or else a copy of the link. */
export function start(button: HTMLElement): void {
  button.addEventListener('click', share);
  button.dispatchEvent(new Event(readyEvent, { bubbles: true }));
}

async function share(): Promise<void> {
  const link = location.origin + location.pathname;
  if ('share' in navigator) {
    const outcome = await navigator.share({ title: document.title, url: link }).catch((error: Error) => error.name);
    // Closing the sheet is an answer too; anything else means that there was none.
    if (outcome === undefined || outcome === 'AbortError') return;
  }
  await copyWithToast(link, { ...words, notCopied: fill(words.notCopied, { link }) });
}
