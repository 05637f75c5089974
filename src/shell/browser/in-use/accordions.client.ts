/** The title of an entry stays where it was clicked, though the entry above it closes meanwhile and takes the page along. */
let clicked: Element | null = null;
let clickedAt = 0;

addEventListener('click', ({ target }) => {
  clicked = target instanceof Element ? target.closest('summary') : null;
  clickedAt = clicked?.getBoundingClientRect().top ?? 0;
});

/** Frames without animation after which nothing more will come: an entry gives up its last room just after its own. */
const calmFrames = 4;
let nextFrame = 0;

function keepTitle(title: Element, top: number, calm = 0): void {
  scrollBy({ top: title.getBoundingClientRect().top - top, behavior: 'instant' });
  const isMoving = document.getAnimations().some(({ timeline }) => timeline === document.timeline);
  if (calm < calmFrames) nextFrame = requestAnimationFrame(() => keepTitle(title, top, isMoving ? 0 : calm + 1));
}

// Whoever scrolls on or presses something has the page: nothing moves between pressing and letting go.
for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
  addEventListener(type, () => cancelAnimationFrame(nextFrame), { capture: true, passive: true });
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
