/** The page's own script sleeps in a template until there is something to see; so do a narrow screen's fonts (fonts.client.ts). */
function awaken(): void {
  document.body.append(document.querySelector<HTMLTemplateElement>('template[data-page-script]')?.content ?? '');
}

addEventListener('DOMContentLoaded', () => {
  new PerformanceObserver(awaken).observe({ type: 'paint', buffered: true });
});
// Firefox tells nothing of the paint of a page that it opens at a hash.
addEventListener('load', () => setTimeout(awaken, 500));
