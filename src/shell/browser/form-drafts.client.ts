/**
 * Keeps what a visitor types in a `form[data-draft]` for this tab, and puts it back on the next page that has the form
 * (decisions 11 and 27). Runs before and without React: fields are uncontrolled, so hydration finds the text in place.
 */
function restore(form: HTMLFormElement): void {
  const saved = new URLSearchParams(sessionStorage.getItem(form.dataset['draft'] ?? '') ?? '');
  for (const field of form.elements) {
    const values = saved.getAll(field.getAttribute('name') ?? '');
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= values.includes(field.value);
    else if ('value' in field && values[0]) field.value ||= values[0];
  }
}

function save({ target }: Pick<Event, 'target'>): void {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-draft]');
  if (!form) return;
  const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
  sessionStorage.setItem(form.dataset['draft'] ?? '', `${new URLSearchParams(fields)}`);
}

// Nothing may break on storage that the visitor has forbidden: then drafts simply end with the page.
try {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-draft]');
  for (const form of forms) {
    restore(form);
    // The visitor may have been quicker than this script.
    save({ target: form });
  }
  // A page that comes back from memory shows what was typed before the pages since.
  addEventListener('pageshow', ({ persisted }) => {
    for (const form of persisted ? forms : []) {
      form.reset();
      restore(form);
    }
  });
  addEventListener('input', save);
  // The event comes before the fields are cleared.
  addEventListener('reset', (event) => setTimeout(save, 0, event));
} catch {}
