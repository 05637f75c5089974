import { readyEvent } from '../../lib/browser-protocol.ts';

/**
 * Carries what was typed, and the focus, from the fields of an island to those that React puts in their place: it draws an
 * island anew whose words a browser has translated before it started, since they are not those that it wrote.
 */
export function keepFields(island: Element): void {
  const fields = () =>
    [...island.querySelectorAll('input,select,textarea')].filter(
      (field) => field instanceof HTMLElement && 'value' in field,
    );
  const before = fields();
  let last = document.activeElement;
  island.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target;
  });
  island.addEventListener(
    readyEvent,
    () => {
      const redrawn = fields().flatMap((field, index) => {
        const old = before[index];
        return old && !old.isConnected ? { field, old } : [];
      });
      // All are compared before the first is written: a slider follows its field.
      const typed = redrawn.filter(({ field, old }) => field.value !== old.value);
      const ticked = redrawn.filter(
        ({ field, old }) => 'checked' in field && 'checked' in old && field.checked !== old.checked,
      );
      for (const { field, old } of typed) {
        field.value = old.value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      for (const { field } of ticked) field.click();
      redrawn.find(({ old }) => old === last)?.field.focus();
    },
    { once: true },
  );
}
