import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Figures, isSame } from './own-figures.ts';
import { changeFigures, onFigures, showFigures, tabFigures } from './tab-figures.ts';

/** The visitor's figures; none at first, since the page was built without them. */
export const useTabFigures = (): Figures | undefined => useSyncExternalStore(onFigures, tabFigures, () => undefined);

export interface FiguresSheet {
  /** What it starts with. */
  readonly example: Figures;
  /** What it counts with now. */
  readonly now: Figures;
  /** Writes figures into its fields. */
  readonly put: (figures: Figures) => void;
  /** What the address asks for, if it does. */
  readonly asked?: () => Figures | undefined;
  readonly isUntouched: () => boolean;
}

/**
 * Ties a calculator to the visitor's figures: it is filled with them, and what is typed into it becomes theirs. What was
 * typed before its script came wins over the address, and that over the figures kept. Answers what to call at its inputs.
 */
export function useOwnFigures(sheet: FiguresSheet): () => void {
  const own = useTabFigures();
  const latest = useRef(sheet);
  const isTyped = useRef(false);
  const isPutting = useRef(false);
  const given = useRef<Figures>(undefined);
  const isStarted = useRef(false);
  useEffect(() => {
    latest.current = sheet;
  });

  useEffect(() => {
    showFigures();
    const { isUntouched, asked } = latest.current;
    isTyped.current = !isUntouched();
    const figures = isTyped.current ? undefined : asked?.();
    if (figures) changeFigures(figures);
  }, []);

  useEffect(() => {
    const { now, put, example } = latest.current;
    const figures = own ?? example;
    const isOurs = own !== undefined && own === given.current;
    if (isOurs || isSame(figures, now) || (isTyped.current && !isStarted.current)) return;
    isTyped.current = false;
    isPutting.current = true;
    put(figures);
    isPutting.current = false;
  }, [own]);

  const { sales, fees, difference } = sheet.now;
  useEffect(() => {
    // At the start the fields are not read yet.
    if (isTyped.current && isStarted.current) {
      given.current = { sales, fees, difference };
      changeFigures(given.current);
    }
    isStarted.current = true;
  }, [sales, fees, difference]);

  return () => {
    isTyped.current ||= !isPutting.current;
  };
}
