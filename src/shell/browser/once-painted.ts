/** Does something once a page has come to its end and is painted: what it opens with is seen before (docs/decisions/0025). */
export function oncePainted(run: () => void): void {
  // A frame is painted behind what it asks for.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(run)));
  // No frame comes to a page that nobody sees.
  addEventListener('load', () => setTimeout(run, 500));
}
