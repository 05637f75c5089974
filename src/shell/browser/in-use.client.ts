/** What a page needs only once somebody uses it is loaded when they first point at, focus or open anything. */
const load = () => import('./in-use/all.client.ts');

for (const type of ['pointerover', 'focusin', 'toggle']) addEventListener(type, load, { capture: true, once: true });
// The visitor may have been quicker than this script.
if (document.querySelector(':focus, :popover-open, button[data-pending]')) load();
