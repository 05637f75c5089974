import { showFonts } from './fonts.client.ts';

const dialog = document.querySelector('dialog');
/** The parts of the page that styles/base.css kept out of the first paint: sections, partners, and the blocks of an article. */
const waiting: HTMLElement[] = [];
for (const part of document.querySelectorAll<HTMLElement>(
  'article > .wrap > div > *, main > *, main + *, main > * > section',
)) {
  // Asked for its style, what is inside of one that waits would have all of that one styled.
  const isInside = waiting.some((outer) => outer.contains(part));
  if (!isInside && getComputedStyle(part).contentVisibility === 'auto') waiting.push(part);
}

/**
 * Puts aside what is laid out, out of sight and not being typed into: its place stays as tall as it was. What was not laid out yet
 * stays as it is, or Chromium counts its coming as a shift of the whole screen.
 */
function putAside(): void {
  const unseen = waiting.filter((part) => {
    const { bottom, top } = part.getBoundingClientRect();
    const isLaidOut = part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    return isLaidOut && (bottom < 0 || top > innerHeight) && !part.contains(document.activeElement);
  });
  for (const part of unseen) part.style.contentVisibility = 'hidden';
}

const fontsShown = showFonts(putAside);
/** After the next frame, in a task of its own. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Lays out what is below the fold: once the fonts are there, so that nothing is laid out twice, and a part a frame, in an article
 * with the paragraphs after it, elsewhere before its drawings that wait, so that a slow phone answers in between. Its layout is one
 * task and its painting another. The page is then as it would have been, for scrolling, anchors and pictures of it.
 */
async function layOut(): Promise<void> {
  await fontsShown;
  // The fonts have a frame of their own.
  await frame();
  for (const part of waiting) {
    if (part.localName !== 'p') await frame();
    if (dialog?.open) return;
    part.style.contentVisibility = 'visible';
    // Asked where it is, it is laid out now.
    part.getBoundingClientRect();
    for (const drawing of part.querySelectorAll('svg')) {
      if (getComputedStyle(drawing).contentVisibility !== 'auto') continue;
      // On a slide that is out of sight it is left to the browser.
      if (drawing.getBoundingClientRect().left >= innerWidth) continue;
      await frame();
      drawing.style.contentVisibility = 'visible';
    }
  }
}

void layOut();

// A dialog makes all that is laid out inert, element by element: it opens and closes sooner where that is what is seen.
dialog?.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && putAside());
// The page may be scrolled behind it.
dialog?.addEventListener('toggle', () => {
  for (const part of waiting) part.style.contentVisibility = '';
  void layOut();
});

// Kept by the browser with the page's place in the history: who comes back or loads anew has been here.
history.replaceState(history.state ?? true, '');
