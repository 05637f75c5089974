import { type SubmitEvent, useRef, useState } from 'react';
import { companySizes, leadBounds, positions } from '../../../contracts/lead.ts';
import { useReady } from '../../lib/use-ready.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/Field/Field.tsx';
import { leadDialogId } from './GetStartedButton.tsx';
import styles from './LeadForm.module.css';
import { readLead } from './read-lead.ts';
import { ServiceChoices } from './ServiceChoices.tsx';

const noService = 'Please select at least one service';

/**
 * The lead form (spec, sections 3, 5 and 7). Fields are uncontrolled: what was typed before hydration stays, and
 * closing the dialog keeps everything. A valid submit writes the lead to the console and closes; nothing is sent.
 */
export function LeadForm() {
  const form = useRef<HTMLFormElement>(null);
  const services = useRef<HTMLFieldSetElement>(null);
  // Counts refused submits, so that each one is announced anew.
  const [refusals, setRefusals] = useState(0);
  useReady(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const lead = readLead(new FormData(event.currentTarget));
    if (lead.services.length === 0) {
      setRefusals((count) => count + 1);
      services.current?.focus();
      return;
    }
    setRefusals(0);
    console.log(lead);
    event.currentTarget.closest('dialog')?.close();
  }

  return (
    <form ref={form} className={styles.form} method="dialog" data-draft="lead" data-pending="" onSubmit={submit}>
      <TextField
        id="lead-name"
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={leadBounds.name}
        pattern=".*\S.*"
        title="Please enter your name"
        required
      />
      <TextField
        id="lead-email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        maxLength={leadBounds.email}
        required
      />
      <SelectField
        id="lead-company-size"
        name="companySize"
        label="Company size"
        placeholder="Choose a size"
        options={companySizes}
        required
      />
      <SelectField
        id="lead-position"
        name="position"
        label="Your position"
        placeholder="Choose a position"
        options={positions}
        required
      />
      <ServiceChoices ref={services} warning={noService} />
      <div className={styles.wide}>
        <TextArea id="lead-notes" name="notes" label="Notes" rows={3} maxLength={leadBounds.notes} />
      </div>
      <div className={styles.foot}>
        <div role="alert" className={styles.alert}>
          {refusals > 0 && <p key={refusals}>{noService}</p>}
        </div>
        <Button variant="quiet" command="close" commandfor={leadDialogId}>
          Cancel
        </Button>
        <Button type="submit">Submit</Button>
      </div>
    </form>
  );
}
