import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type ContactMessage, contactBounds } from '../../../contracts/contact.ts';
import { useReady } from '../../lib/use-ready.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { TextArea, TextField } from '../../ui/Field/Field.tsx';
import { showToast } from '../../ui/Toast/show-toast.ts';
import styles from './ContactForm.module.css';
import { isSame, readKept, writeKept } from './kept-messages.ts';
import { contactEmail, mailto, plainText } from './mailto.ts';
import { fillMessage, isBlank, readMessage } from './message-fields.ts';
import { openEmail } from './open-email.ts';

export interface ContactFormProps {
  /** Where the visitor's email client is to send the message. */
  readonly mailbox: string;
}

/**
 * The contact form (spec, sections 3, 5 and 7; decision 12). It opens the visitor's email client with the message written
 * and clears; what was typed stays at hand, since nobody may have answered. Without script the form itself opens the client.
 */
export function ContactForm({ mailbox }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const again = useRef<HTMLParagraphElement>(null);
  // What was opened and not brought back, in the order in which it comes back.
  const [kept, setKept] = useState<readonly ContactMessage[]>([]);
  const [latest] = kept;
  useReady(form);
  useEffect(() => {
    const read = () => setKept(readKept());
    read();
    // A page that comes back from memory knows nothing of the pages since.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);
  // Above the toast, which lies over the end of the screen.
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent > 0) again.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  function keep(messages: readonly ContactMessage[]): void {
    setKept(messages);
    writeKept(messages);
  }

  function bringBack(message: ContactMessage): void {
    if (!form.current) return;
    const typedSince = readMessage(form.current);
    fillMessage(form.current, message);
    const others = readKept().filter((other) => !isSame(other, message));
    keep(isBlank(typedSince) ? others : [...others, typedSince]);
    form.current.querySelector('textarea')?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const message = readMessage(event.currentTarget);
    const field = event.currentTarget.querySelector('textarea');
    if (message.message.trim() === '') {
      field?.setCustomValidity('Please write a message');
      field?.reportValidity();
      return;
    }
    const email = contactEmail(message, mailbox);
    openEmail(mailto(email));
    event.currentTarget.reset();
    keep([message, ...readKept()]);
    setSent((count) => count + 1);
    showToast('Opening email client...', [
      {
        label: 'Copy message',
        act: async () => {
          try {
            await navigator.clipboard.writeText(plainText(email));
            return `Copied. Paste it into an email to ${mailbox}.`;
          } catch {
            return 'The browser did not allow copying. Restore puts the text back into the form.';
          }
        },
      },
      {
        label: 'Restore',
        act: () => {
          bringBack(message);
          return undefined;
        },
      },
    ]);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action={`mailto:${mailbox}?subject=Contact%20Form%20Submission`}
      method="post"
      encType="text/plain"
      aria-label="Contact form"
      data-draft="contact"
      data-pending=""
      onSubmit={submit}
    >
      <TextField
        id="contact-name"
        name="fullName"
        label="Full name"
        autoComplete="name"
        maxLength={contactBounds.fullName}
        pattern=".*\S.*"
        title="Please enter your name"
        required
      />
      <TextField
        id="contact-email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        inputMode="email"
        maxLength={contactBounds.email}
        required
      />
      <TextField
        id="contact-phone"
        name="phone"
        type="tel"
        label="Phone"
        autoComplete="tel"
        inputMode="tel"
        maxLength={contactBounds.phone}
      />
      <TextField
        id="contact-company"
        name="company"
        label="Company"
        autoComplete="organization"
        maxLength={contactBounds.company}
      />
      <div className={styles.wide}>
        <TextArea
          id="contact-message"
          name="message"
          label="Message"
          rows={6}
          maxLength={contactBounds.message}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
          required
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.how}>
          This opens your email client with the message written, addressed to us. You press send there; until then
          nothing leaves this page.
        </p>
        <p className={styles.noScript}>
          Without JavaScript your email client opens with the fields listed one below the other.
        </p>
        <Button type="submit">Send message</Button>
      </div>
      {latest && (
        <p ref={again} className={styles.last}>
          Did no email client open?
          <Button variant="quiet" small onClick={() => bringBack(latest)}>
            Bring my message back
          </Button>
        </p>
      )}
    </form>
  );
}
