import type { ReactNode } from 'react';

/** One look of a component: what the catalogue shows, and what the tests of markup and accessibility check. */
export interface Example {
  /** The state or variant, as a heading: "One entry open". */
  readonly title: string;
  readonly content: ReactNode;
  /** Whether the component needs React in the browser, as in an island. */
  readonly live?: boolean;
  /** What a visitor would do to bring it into this state; runs in the browser only. */
  readonly act?: (stage: HTMLElement) => void;
}
