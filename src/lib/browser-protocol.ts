/**
 * What ties the HTML to its scripts, which may come long after it: docs/browser-protocol.md says who writes and who reads
 * each of these, and when.
 */

/** On what answers only once its script has come. */
export const pendingMark = 'data-pending';

/** On what a script brings to life when it is in view or reached for; its value says which. */
export const behaviourMark = 'data-behaviour';

/** On a form that keeps what is typed into it for this tab; its value says under what name. */
export const draftMark = 'data-draft';

/** In an island that starts at once where the address has such a query: a regular expression. */
export const queryMark = 'data-query';

/** On a button that opens the lead form with this service ticked. */
export const serviceMark = 'data-service';

/** On a carousel: what its buttons do at either end. */
export const modeMark = 'data-mode';

/** On what a script fills with words: the words, with blanks for what it knows. */
export const wordsMark = 'data-words';

/** On what is printed of the visitor's figures; its value says which line of the receipt. */
export const printMark = 'data-print';

/** On what starts at once where the tab has figures of the visitor's. */
export const figuresMark = 'data-figures';

/** Under what name they are kept for the tab. */
export const figuresStore = 'figures';

/** On the page while the visitor's own figures are shown. */
export const ownMark = 'data-own';

/** On a button that brings the example back. */
export const exampleMark = 'data-example';

/** On the page once a script has failed to come: its styles then show the way that needs none. */
export const failedMark = 'data-script-failed';

/** On the page once it is to be shown in its fonts. */
export const fontsMark = 'data-fonts';

/** On a page of which the first screen is laid out before what is below it. */
export const waitsMark = 'data-waits';

/** Said by what was pending: it answers from now on. Bubbles. */
export const readyEvent = 'ready';

/** Said to the window when a script failed to come: Astro's own word for it. */
export const failedEvent = 'astro:hydration-error';
