import { type SubmitEvent, useRef, useState } from 'react';
import { useReady } from '../../lib/use-ready.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { leadDialogId } from './GetStartedButton.tsx';
import { LeadFields, noService } from './LeadFields.tsx';
import styles from './LeadForm.module.css';
import { readLead } from './read-lead.ts';

/**
 * The lead form (spec, sections 3, 5 and 7). Closing the dialog keeps everything. A valid submit writes the lead to the
 * console and closes; nothing is sent. `lead-delivery/` has the form that sends.
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
      <LeadFields services={services} />
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
