import { fontsMark, waitsMark } from '../../lib/browser-protocol.ts';
import { mark } from './mark.ts';
import { oncePainted } from './once-painted.ts';

/**
 * WebKit shows figures that are sized by their container as wide as they were while they waited, which is not at all; and until
 * Safari 27 nothing holds what is read while the page above it grows.
 */
const isWebKit = /^Apple/.test(navigator.vendor);

// Opened at a hash, come back to or loaded anew, a page is put in its place: all of it has to be laid out by then (styles/base.css).
if (!history.state && !location.hash && !isWebKit) {
  mark(waitsMark, 'all');
  oncePainted(() => mark(waitsMark));
}

// On the next page the fonts are at hand: asked for at once, they are there for its first paint.
if (document.referrer.startsWith(origin)) {
  mark(fontsMark);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = '';
}
