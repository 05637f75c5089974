import { useRef } from 'react';
import { draftMark, pendingMark } from '../../lib/browser-protocol.ts';
import { useReady } from '../../lib/use-ready.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { contactEmail, contactForm as words } from '../everywhere/words.yaml';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import { useKeptMessages } from './use-kept-messages.ts';
import { useSending } from './use-sending.ts';

export interface ContactFormProps {
  /** Where the visitor's email client is to send the message. */
  readonly mailbox: string;
}

/**
 * The contact form (spec, sections 3, 5 and 7). It opens the visitor's email client with the message written
 * and clears; what was typed stays at hand, since nobody may have answered. Without script the form itself opens the client.
 */
export function ContactForm({ mailbox }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptMessages(form);
  const { submit, wayBack } = useSending(mailbox, kept);
  const { latest, bringBack } = kept;
  useReady(form);

  return (
    <Form
      ref={form}
      className={`columns ${styles.form}`}
      action={`mailto:${mailbox}?subject=${encodeURIComponent(contactEmail.subject)}`}
      method="post"
      encType="text/plain"
      aria-label={words.name}
      onSubmit={submit}
      {...{ [draftMark]: 'contact', [pendingMark]: '' }}
    >
      <ContactFields />
      <div className={`actions ${styles.foot}`}>
        <p>{words.how}</p>
        <p className="without-script">{words.withoutScript}</p>
        <Button type="submit">{words.send}</Button>
      </div>
      {latest && (
        <p ref={wayBack} className={styles.last}>
          {words.nothingOpened}
          <Button variant="quiet" small onClick={() => bringBack(latest)}>
            {words.bringBack}
          </Button>
        </p>
      )}
    </Form>
  );
}
