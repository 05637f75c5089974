/**
 * When a movement counts as over. Where there is no `scrollend` a pause has to do, though a busy page may pause in the
 * middle of a movement.
 */
const settles = 'onscrollend' in window ? 'scrollend' : 'scroll';
const settledAfter = 120;

/** A movement that has not started by then never will, or was taken elsewhere. In milliseconds, as the above. */
const latestStart = 2000;

/**
 * Brings a rendered Carousel to life: buttons, arrow keys and position. The current slide is kept as a number, since
 * near the end several slides are in view and the scroll position alone cannot tell them apart.
 */
export function start(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('[role=group]');
  const [previous, next] = carousel.querySelectorAll('button');
  const position = carousel.querySelector('[aria-live]');
  if (!row || !previous || !next || !position) return;
  const slides = [...row.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const loops = carousel.dataset['mode'] === 'loop';
  const last = slides.length - 1;
  /** Where the row is on its way to, until it is there or the visitor takes it elsewhere. */
  let heading: number | undefined;
  /** Whether it was given time to start. */
  let waited = false;
  let settling = 0;
  /** Where it lay when it was last at rest. */
  let resting = row.scrollLeft;

  const inView = (slide: HTMLElement) => {
    const { left, right } = row.getBoundingClientRect();
    const box = slide.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1;
  };

  // Somebody may have swiped before this script came.
  let current = Math.max(0, slides.findIndex(inView));

  const show = () => {
    const text = `Slide ${current + 1} of ${slides.length}`;
    if (position.textContent !== text) position.textContent = text;
    const fixed = row.scrollWidth <= row.clientWidth + 1;
    slides.forEach((slide, index) => {
      // Where all are in view, none is marked.
      slide.ariaCurrent = String(!fixed && index === current);
    });
    const { activeElement } = document;
    previous.disabled = fixed || (!loops && current === 0);
    next.disabled = fixed || (!loops && current === last);
    // A disabled button loses the focus, and the arrow keys with it.
    if (activeElement === next && next.disabled) previous.focus();
    if (activeElement === previous && previous.disabled) next.focus();
  };

  const isAt = (left: number) => Math.abs(row.scrollLeft - left) <= 1;

  const goTo = (index: number) => {
    current = index;
    const left = (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    const reachable = Math.min(left, row.scrollWidth - row.clientWidth);
    heading = isAt(reachable) ? undefined : reachable;
    // Brought here by the step before, whose end is yet to come.
    if (isAt(reachable)) resting = reachable;
    waited = false;
    row.scrollTo({ left });
    show();
  };

  const move = (step: 1 | -1) => {
    if (step === 1 ? next.disabled : previous.disabled) return;
    goTo((current + step + slides.length) % slides.length);
  };

  const follow = () => {
    const isAstray = heading !== undefined && !isAt(heading);
    // The end of a movement that was turned around says nothing of the next one, which may be late to start.
    if (isAstray && !waited) {
      waited = true;
      settling = window.setTimeout(follow, latestStart);
      return;
    }
    const isOwn = !isAstray && (heading !== undefined || isAt(resting));
    heading = undefined;
    resting = row.scrollLeft;
    const first = slides.findIndex(inView);
    if (isOwn || first < 0) return;
    current = first;
    show();
  };

  row.addEventListener(settles, () => {
    clearTimeout(settling);
    settling = window.setTimeout(follow, settledAfter);
  });
  for (const type of ['wheel', 'pointerdown']) {
    row.addEventListener(
      type,
      () => {
        heading = undefined;
      },
      { passive: true },
    );
  }
  // A browser scrolls as far as the focus needs; the snapping may take that back.
  const showFocused = () => {
    const index = slides.findIndex((slide) => slide.contains(document.activeElement));
    const slide = slides[index];
    if (slide && !inView(slide)) goTo(index);
  };
  row.addEventListener('focusin', showFocused);
  previous.addEventListener('click', () => move(-1));
  next.addEventListener('click', () => move(1));
  carousel.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // With another key, as in Alt and left for the page before, it is the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  });
  new ResizeObserver(() => {
    // A row that snaps anew in its new width is not scrolled by anybody.
    resting = row.scrollLeft;
    show();
  }).observe(row);
  showFocused();
  carousel.dispatchEvent(new Event('ready', { bubbles: true }));
}
