import { examplesOf } from './components.ts';

export interface ShownExampleProps {
  readonly component: string;
  /** Which of its examples, from 0. */
  readonly index: number;
}

/** One example as the server renders it. */
export function ShownExample({ component, index }: ShownExampleProps) {
  return examplesOf(component)[index]?.content;
}
