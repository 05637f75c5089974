/** A Get started button may name the service to tick. */
function tickService(button: Element): void {
  const choice = document.querySelector<HTMLInputElement>(`[value="${button.getAttribute('data-service')}"]`);
  // A click, so that whatever listens to the form hears of it.
  if (choice && !choice.checked) choice.click();
}

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-service]');
  if (button) tickService(button);
});
// The visitor may have been quicker than this script (held-events.inline.ts).
document.querySelectorAll('button[data-pending]').forEach(tickService);
