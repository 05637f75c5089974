import { whenUsed } from '../../lib/when-used.ts';

let isAsked = false;

/** What a page needs only once somebody uses it is loaded when they first point at, focus, open or click anything. */
whenUsed(['point', 'focus', 'open', 'click'], () => {
  if (!isAsked) void import('./in-use/all.client.ts');
  isAsked = true;
});
