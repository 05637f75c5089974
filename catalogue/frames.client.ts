/** Gives a frame the height of what is in it, and keeps it so while an accordion opens or a text wraps. */
function follow(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  new ResizeObserver(() => {
    frame.height = String(Math.ceil(body.getBoundingClientRect().height));
  }).observe(body);
}

for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => follow(frame));
  if (frame.contentDocument?.readyState === 'complete') follow(frame);
}
