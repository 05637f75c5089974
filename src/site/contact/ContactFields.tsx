import { contactBounds } from '../../../contracts/contact.ts';
import { TextArea, TextField } from '../../ui/Field/Field.tsx';
import { field, contactForm as words } from '../everywhere/words.yaml';
import styles from './ContactForm.module.css';

/** The fields of the contact form (spec, sections 3 and 5), uncontrolled: what was typed before hydration stays. */
export function ContactFields() {
  return (
    <>
      <TextField
        id="contact-name"
        name="fullName"
        label={words.fullName}
        autoComplete="name"
        maxLength={contactBounds.fullName}
        pattern=".*\S.*"
        wrong={words.nameMissing}
      />
      <TextField
        id="contact-email"
        name="email"
        type="email"
        label={words.email}
        autoComplete="email"
        inputMode="email"
        maxLength={contactBounds.email}
        wrong={words.emailMissing}
      />
      <TextField
        id="contact-phone"
        name="phone"
        type="tel"
        label={words.phone}
        optional={field.optional}
        autoComplete="tel"
        inputMode="tel"
        maxLength={contactBounds.phone}
      />
      <TextField
        id="contact-company"
        name="company"
        label={words.company}
        optional={field.optional}
        autoComplete="organization"
        maxLength={contactBounds.company}
      />
      <div className={styles.wide}>
        <TextArea
          id="contact-message"
          name="message"
          label={words.message}
          rows={6}
          maxLength={contactBounds.message}
          wrong={words.messageMissing}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
      </div>
    </>
  );
}
