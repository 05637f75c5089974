import { type ContactMessage, isContactField } from '../../../contracts/contact.ts';

/** What stands in the contact form. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const message = { fullName: '', email: '', phone: '', company: '', message: '' };
  for (const [name, value] of new FormData(form)) {
    if (isContactField(name) && typeof value === 'string') message[name] = value;
  }
  return message;
}

/** Puts a message into the contact form, as if it had been typed. */
export function fillMessage(form: HTMLFormElement, message: ContactMessage): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (isContactField(field.name)) field.value = message[field.name];
    // What was wrong with the text before is not wrong with this one.
    field.setCustomValidity('');
  }
  // The draft of the tab is kept by what listens to typing (shell/browser/form-drafts.client.ts).
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether nothing at all was typed. */
export function isBlank(message: ContactMessage): boolean {
  return Object.values(message).every((value) => value.trim() === '');
}
