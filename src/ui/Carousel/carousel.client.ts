import { modeMark, readyEvent, wordsMark } from '../../lib/browser-protocol.ts';
import { fill } from '../../lib/fill.ts';
import { begin, canStep, goTo, isFixed, type Position, type Row, resize, settle, step, takeHold } from './position.ts';

/**
 * When a movement counts as over. Where there is no `scrollend` a pause has to do, though a busy page may pause in the
 * middle of a movement.
 */
const settles = 'onscrollend' in window ? 'scrollend' : 'scroll';
const settledAfter = 120;

/** A movement that has not started by then never will, or was taken elsewhere. In milliseconds, as the above. */
const latestStart = 2000;

/** What a rendered Carousel consists of; undefined if it is none. */
function partsOf(carousel: HTMLElement) {
  const row = carousel.querySelector<HTMLElement>('[role=group]');
  const [previous, next] = carousel.querySelectorAll('button');
  const words = carousel.querySelector<HTMLElement>('[aria-live]');
  if (!row || !previous || !next || !words) return undefined;
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > [role=group]')];
  const mode = carousel.getAttribute(modeMark) === 'loop' ? 'loop' : 'ends';
  return { row, previous, next, words, slides, mode } as const;
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

function isInView(slide: HTMLElement, row: HTMLElement): boolean {
  const { left, right } = row.getBoundingClientRect();
  const box = slide.getBoundingClientRect();
  return box.left >= left - 1 && box.right <= right + 1;
}

function measure({ row, slides }: Parts): Row {
  const first = slides.findIndex((slide) => isInView(slide, row));
  return {
    at: row.scrollLeft,
    end: row.scrollWidth - row.clientWidth,
    starts: slides.map(({ offsetLeft }) => offsetLeft - (slides[0]?.offsetLeft ?? 0)),
    first: first < 0 ? undefined : first,
  };
}

function show(position: Position, parts: Parts): void {
  const { previous, next, words, slides, mode } = parts;
  const row = measure(parts);
  const text = fill(words.getAttribute(wordsMark) ?? '', { n: position.current + 1, count: slides.length });
  if (words.textContent !== text) words.textContent = text;
  slides.forEach((slide, index) => {
    slide.ariaCurrent = String(!isFixed(row) && index === position.current);
  });
  const { activeElement } = document;
  previous.disabled = !canStep(position, -1, row, mode);
  next.disabled = !canStep(position, 1, row, mode);
  // A disabled button loses the focus, and the arrow keys with it.
  if (activeElement === next && next.disabled) previous.focus();
  if (activeElement === previous && previous.disabled) next.focus();
}

/** Brings a rendered Carousel to life: buttons, arrow keys and position. What it is to do then, position.ts says. */
export function start(carousel: HTMLElement): void {
  const parts = partsOf(carousel);
  if (!parts) return;
  const { row, previous, next, slides, mode } = parts;
  let position = begin(measure(parts));
  let settling = 0;

  const send = (to: Position, { starts }: Row) => {
    position = to;
    row.scrollTo({ left: starts[to.current] ?? 0 });
    show(position, parts);
  };
  const move = (by: 1 | -1) => {
    const measured = measure(parts);
    if (canStep(position, by, measured, mode)) send(step(position, by, measured), measured);
  };
  const showFocused = () => {
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    const slide = slides[focused];
    if (!slide || isInView(slide, row)) return;
    const measured = measure(parts);
    send(goTo(focused, position, measured), measured);
  };
  const follow = () => {
    position = settle(position, measure(parts));
    if (position.heading === undefined) show(position, parts);
    else settling = window.setTimeout(follow, latestStart);
  };

  row.addEventListener(settles, () => {
    clearTimeout(settling);
    settling = window.setTimeout(follow, settledAfter);
  });
  for (const type of ['wheel', 'pointerdown']) {
    row.addEventListener(
      type,
      () => {
        position = takeHold(position);
      },
      { passive: true },
    );
  }
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
    position = resize(position, measure(parts));
    show(position, parts);
  }).observe(row);
  showFocused();
  carousel.dispatchEvent(new Event(readyEvent, { bubbles: true }));
}
