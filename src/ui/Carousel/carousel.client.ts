import { modeMark, readyEvent, wordsMark } from '../../lib/browser-protocol.ts';
import { fill } from '../../lib/fill.ts';
import {
  begin,
  canStep,
  goTo,
  inView,
  isFixed,
  type Position,
  type Row,
  settle,
  step,
  takeHold,
  turn,
} from './position.ts';

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
  const words = carousel.querySelector<HTMLElement>(`[${wordsMark}]`);
  if (!row || !previous || !next || !words) return undefined;
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > [role=group]')];
  const mode = carousel.getAttribute(modeMark) === 'loop' ? 'loop' : 'ends';
  return { row, previous, next, words, slides, mode } as const;
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

function measure({ row, slides }: Parts): Row {
  const from = slides[0]?.offsetLeft ?? 0;
  return {
    at: row.scrollLeft,
    end: row.scrollWidth - row.clientWidth,
    slides: slides.map(({ offsetLeft, offsetWidth }) => {
      const start = offsetLeft - from;
      return { start, end: start + offsetWidth };
    }),
  };
}

function show(position: Position, { row, previous, next, words, slides, mode }: Parts, measured: Row): void {
  const shown = inView(position, measured);
  const first = shown[0] ?? position.current;
  const last = shown.at(-1) ?? first;
  const n = first === last ? first + 1 : `${first + 1}–${last + 1}`;
  const text = fill(words.getAttribute(wordsMark) ?? '', { n, count: slides.length });
  if (words.textContent !== text) words.textContent = text;
  // What does not scroll is no stop for the keyboard.
  row.tabIndex = isFixed(measured) ? -1 : 0;
  const { activeElement } = document;
  previous.disabled = !canStep(position, -1, measured, mode);
  next.disabled = !canStep(position, 1, measured, mode);
  // A disabled button loses the focus, and the arrow keys with it.
  if (activeElement === next && next.disabled) previous.focus();
  if (activeElement === previous && previous.disabled) next.focus();
}

/** Brings a rendered Carousel to life: buttons, arrow keys and position. What it is to do then, position.ts says. */
export function start(carousel: HTMLElement): void {
  const parts = partsOf(carousel);
  if (!parts) return;
  const { row, previous, next, words, slides, mode } = parts;
  let position = begin(measure(parts));
  let settling = 0;

  const send = (to: Position, measured: Row) => {
    position = to;
    row.scrollTo({ left: measured.slides[to.current]?.start ?? 0 });
    show(position, parts, measured);
  };
  const move = (way: typeof step, by: 1 | -1) => {
    const measured = measure(parts);
    if (canStep(position, by, measured, mode)) send(way(position, by, measured), measured);
  };
  const showFocused = () => {
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    const measured = measure(parts);
    if (focused < 0 || inView(begin(measured), measured).includes(focused)) return;
    send(goTo(focused, measured), measured);
  };
  const follow = () => {
    const measured = measure(parts);
    position = settle(position, measured);
    if (position.heading === undefined) show(position, parts, measured);
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
  // A frame later: Safari brings the focus into view after this event, and ends any scrolling that began in it.
  // A key or a hand that moved the row in between has the last word.
  row.addEventListener('focusin', () => {
    const before = position;
    requestAnimationFrame(() => position === before && showFocused());
  });
  // Only who is in it hears where it is: what its waking, or the window's width, brings into view nobody asked for.
  for (const type of ['focusin', 'click'])
    carousel.addEventListener(type, () => words.parentElement?.setAttribute('aria-live', 'polite'), { capture: true });
  previous.addEventListener('click', () => move(turn, -1));
  next.addEventListener('click', () => move(turn, 1));
  carousel.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // With another key, as in Alt and left for the page before, it is the browser's.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    move(step, event.key === 'ArrowRight' ? 1 : -1);
  });
  new ResizeObserver(() => {
    const measured = measure(parts);
    position = settle(position, measured);
    show(position, parts, measured);
  }).observe(row);
  showFocused();
  carousel.dispatchEvent(new Event(readyEvent, { bubbles: true }));
}
