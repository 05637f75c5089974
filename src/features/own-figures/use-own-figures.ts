import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { NumberInput } from '../../ui/NumberField/use-number.ts';
import { type Figures, isSame } from './own-figures.ts';
import { changeFigures, onFigures, showFigures, tabFigures } from './tab-figures.ts';

/** The visitor's figures; none at first, since the page was built without them. */
export const useTabFigures = (): Figures | undefined => useSyncExternalStore(onFigures, tabFigures, () => undefined);

/** Writes a number into a field. */
type Write = (field: NumberInput, units: number) => void;

const always: Write = ({ put }, units) => put(units);

const unlessTyped: Write = ({ isUntouched, put }, units) => {
  if (isUntouched()) put(units);
};

export interface FiguresSheet {
  /** What it starts with. */
  readonly example: Figures;
  /** What it counts with now. */
  readonly now: Figures;
  /** Writes figures into its fields. */
  readonly put: (figures: Figures, write: Write) => void;
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
  const isStarted = useRef(false);
  const fill = useCallback((figures: Figures, write: Write) => {
    isPutting.current = true;
    latest.current.put(figures, write);
    isPutting.current = false;
  }, []);
  useEffect(() => {
    latest.current = sheet;
  });

  const { sales, fees, difference } = sheet.now;
  useEffect(() => {
    // At the start the fields are not read yet.
    if (isTyped.current && isStarted.current) changeFigures({ sales, fees, difference });
  }, [sales, fees, difference]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tab has other figures.
  useEffect(() => {
    const figures = tabFigures() ?? latest.current.example;
    if (!isStarted.current || isSame(figures, latest.current.now)) return;
    isTyped.current = false;
    fill(figures, always);
  }, [own, fill]);

  useEffect(() => {
    showFigures();
    const asked = latest.current.asked?.();
    const figures = asked ?? tabFigures();
    isTyped.current = asked !== undefined || !latest.current.isUntouched();
    isStarted.current = true;
    if (figures) fill(figures, unlessTyped);
  }, [fill]);

  return () => {
    isTyped.current ||= !isPutting.current;
  };
}
