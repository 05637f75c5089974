/** Does something once there is something to see. */
export function onFirstPaint(run: () => void): void {
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
  // Not every browser tells of every paint: Firefox does not on a page that it opens at a hash.
  addEventListener('load', () => setTimeout(run, 500));
}
