import { draftMark } from '../../lib/browser-protocol.ts';
import { tabStore } from '../../lib/storage.ts';
import { whenUsed } from '../../lib/when-used.ts';

/**
 * Keeps what a visitor types in a form with a draft for this tab, and puts it back on the next page that has the form
 * (decisions 11 and 27). Runs before and without React: fields are uncontrolled, so hydration finds the text in place.
 */
const forms = document.querySelectorAll<HTMLFormElement>(`form[${draftMark}]`);

const nameOf = (form: HTMLFormElement): string => `draft:${form.getAttribute(draftMark)}`;

function restore(form: HTMLFormElement): void {
  const saved = new URLSearchParams(`${tabStore.read(nameOf(form)) ?? ''}`);
  for (const field of form.elements) {
    const values = saved.getAll(field.getAttribute('name') ?? '');
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= values.includes(field.value);
    else if ('value' in field && values[0]) field.value ||= values[0];
  }
}

function save(target: Element): void {
  const form = target.closest<HTMLFormElement>(`form[${draftMark}]`);
  if (!form) return;
  const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
  tabStore.write(nameOf(form), `${new URLSearchParams(fields)}`);
}

forms.forEach(restore);
whenUsed(['type'], save);
// A page that comes back from memory shows what was typed before the pages since.
addEventListener('pageshow', ({ persisted }) => {
  for (const form of persisted ? forms : []) {
    form.reset();
    restore(form);
  }
});
// The event comes before the fields are cleared.
addEventListener('reset', ({ target }) => target instanceof Element && setTimeout(save, 0, target));
