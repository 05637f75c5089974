import { showToast } from '../../ui/Toast/show-toast.ts';

/** Makes a share button work: the browser's own share sheet, or else a copy of the link (decision 19). */
export function start(button: HTMLElement): void {
  button.addEventListener('click', share);
  button.dispatchEvent(new Event('ready', { bubbles: true }));
}

async function share(): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    const outcome = await navigator.share({ title: document.title, url }).catch((error: Error) => error.name);
    // Closing the sheet is an answer too; anything else means that there was none.
    if (outcome === undefined || outcome === 'AbortError') return;
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  showToast(copied ? 'Link copied' : `The link could not be copied. It is ${url}`);
}
