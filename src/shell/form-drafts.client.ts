/**
 * Keeps what a visitor types in a `form[data-draft]` for this tab, and puts it back on the next page that has the form
 * (decisions 11 and 27). Runs before and without React: fields are uncontrolled, so hydration finds the text in place.
 */
const keyOf = (form: HTMLFormElement) => `draft:${form.dataset['draft']}`;

type Entry = readonly [name: string, value: string];

function restore(form: HTMLFormElement): void {
  const saved: readonly Entry[] = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]');
  for (const field of form.elements) {
    const values = saved.filter(([name]) => name === field.getAttribute('name')).map(([, value]) => value);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= values.includes(field.value);
    else if ('value' in field && values[0]) field.value ||= values[0];
  }
}

function save({ target }: Pick<Event, 'target'>): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form?.dataset['draft']) sessionStorage.setItem(keyOf(form), JSON.stringify([...new FormData(form)]));
}

addEventListener('input', save);
// The event comes before the fields are cleared.
addEventListener('reset', (event) => setTimeout(save, 0, event));
// A restored tab must not break on storage that the visitor has forbidden: then drafts simply end with the page.
try {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    restore(form);
    // The visitor may have been quicker than this script.
    save({ target: form });
  }
} catch {}
