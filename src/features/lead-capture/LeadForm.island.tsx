import { type SubmitEvent, useRef } from 'react';
import { useReady } from '../../lib/use-ready.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { leadDialogId } from './GetStartedButton.tsx';
import { LeadFields, noService } from './LeadFields.tsx';
import styles from './LeadForm.module.css';
import { readLead } from './read-lead.ts';
import { useServiceCheck } from './use-service-check.ts';

/**
 * The lead form (spec, sections 3, 5 and 7). Closing the dialog keeps everything. A valid submit writes the lead to the
 * console and closes; nothing is sent. `lead-delivery/` has the form that sends.
 */
export function LeadForm() {
  const form = useRef<HTMLFormElement>(null);
  const { services, refusals, forgive, hasService } = useServiceCheck();
  useReady(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!hasService(event.currentTarget)) return;
    console.log(readLead(new FormData(event.currentTarget)));
    event.currentTarget.closest('dialog')?.close();
  }

  return (
    <form ref={form} className={styles.form} method="dialog" data-draft="lead" data-pending="" onSubmit={submit}>
      <LeadFields services={services} onService={forgive} />
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
