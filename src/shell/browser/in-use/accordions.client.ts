/** The title of an entry stays where it was clicked, though the entry above it closes meanwhile and takes the page along. */
let clicked: Element | null = null;
let clickedAt = 0;

addEventListener('click', ({ target }) => {
  clicked = target instanceof Element ? target.closest('summary') : null;
  clickedAt = clicked?.getBoundingClientRect().top ?? 0;
});

/** Frames without movement after which nothing more will come: an entry gives up its last room just after its animation. */
const calmFrames = 4;

function keepTitle(title: Element, top: number, calm = 0): void {
  const drift = title.getBoundingClientRect().top - top;
  scrollBy({ top: drift, behavior: 'instant' });
  const isMoving =
    Math.abs(drift) >= 1 || document.getAnimations().some(({ timeline }) => timeline === document.timeline);
  if (calm < calmFrames) requestAnimationFrame(() => keepTitle(title, top, isMoving ? 0 : calm + 1));
}

// Does not bubble.
addEventListener(
  'toggle',
  ({ target: entry }) => {
    if (!(entry instanceof HTMLDetailsElement && entry.open)) return;
    const title = entry.firstElementChild;
    if (!title) return;
    if (title === clicked) keepTitle(title, clickedAt);
    // Opened by a link to it: below the header, as the browser had put it before the other closed.
    else if (entry.querySelector(':target'))
      keepTitle(title, Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  },
  true,
);
