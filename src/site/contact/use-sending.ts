import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { copyText } from '../../lib/clipboard.ts';
import { fill } from '../../lib/fill.ts';
import { showToast } from '../../ui/Toast/show-toast.ts';
import { contactForm as words } from '../everywhere/words.yaml';
import { contactEmail, mailto, plainText } from './mailto.ts';
import { readMessage } from './message-fields.ts';
import { openEmail } from './open-email.ts';
import type { KeptMessages } from './use-kept-messages.ts';

/** Opens the visitor's email client with the message written, and clears the form; the message itself stays at hand. */
export function useSending(mailbox: string, { keep, bringBack }: KeptMessages) {
  const wayBack = useRef<HTMLParagraphElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    // Above the toast, which lies over the end of the screen.
    if (sent > 0) wayBack.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (!hasMessage(form)) return;
    const message = readMessage(form);
    const email = contactEmail(message, mailbox);
    openEmail(mailto(email));
    form.reset();
    keep(message);
    setSent((count) => count + 1);
    showToast(words.opening, [
      {
        label: words.copy,
        act: async () => ((await copyText(plainText(email))) ? fill(words.copied, { mailbox }) : words.notCopied),
      },
      { label: words.restore, act: () => void bringBack(message) },
    ]);
  }

  return { submit, wayBack };
}

/** Whether there is more than blanks to send, which the browser does not ask for; if there is not, the field says so. */
function hasMessage(form: HTMLFormElement): boolean {
  const field = form.querySelector('textarea');
  if (field?.value.trim() !== '') return true;
  field.setCustomValidity(words.messageMissing);
  field.reportValidity();
  return false;
}
