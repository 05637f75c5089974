import { fontsShown } from './fonts.client.ts';

const sections = document.querySelectorAll<HTMLElement>(
  'article > .wrap > div > *, main > *, main + *, main > * > section',
);

/**
 * Lays out what is below the fold, which styles/base.css kept out of the first paint: once the fonts are there, so that
 * nothing is laid out twice, and a section a frame, or a part of an article with the paragraphs after it, so that a slow phone
 * answers in between. The page is then as it would have been, for scrolling, anchors and pictures of it.
 */
async function layOut(): Promise<void> {
  await fontsShown;
  for (const section of sections) {
    if (section.localName !== 'p') await new Promise(requestAnimationFrame);
    section.style.contentVisibility = 'visible';
  }
}

void layOut();

// A dialog makes all that is laid out inert, element by element: it opens sooner where that is the screen alone.
document.querySelector('dialog')?.addEventListener('beforetoggle', ({ newState }) => {
  for (const section of sections) section.style.contentVisibility = newState === 'open' ? '' : 'visible';
});

// Kept by the browser with the page's place in the history: who comes back or loads anew has been here.
history.replaceState(history.state ?? true, '');
