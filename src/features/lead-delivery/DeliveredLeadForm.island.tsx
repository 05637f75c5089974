import { type SubmitEvent, useRef } from 'react';
import { useReady } from '../../lib/use-ready.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { leadDialogId } from '../lead-capture/GetStartedButton.tsx';
import { LeadFields, noService } from '../lead-capture/LeadFields.tsx';
import formStyles from '../lead-capture/LeadForm.module.css';
import { useServiceCheck } from '../lead-capture/use-service-check.ts';
import styles from './DeliveredLeadForm.module.css';
import { useLeadSending } from './use-lead-sending.ts';

export interface DeliveredLeadFormProps {
  /** Where the lead inbox listens. */
  readonly action: string;
  /** The owner's privacy notice. */
  readonly privacyHref: string;
}

/**
 * The lead form of a site that delivers. It sends by script, and natively without; the dialog closes only when the lead has
 * arrived. Until then everything stays as typed.
 */
export function DeliveredLeadForm({ action, privacyHref }: DeliveredLeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { services, refusals, forgive, hasService } = useServiceCheck();
  const { state, send, takeBack } = useLeadSending(form);
  useReady(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (hasService(event.currentTarget)) void send();
  }

  const failed = state.kind === 'failed' || state.kind === 'kept';
  return (
    <form
      ref={form}
      className={formStyles.form}
      method="post"
      action={action}
      data-draft="lead"
      data-pending=""
      onSubmit={submit}
      aria-busy={state.kind === 'sending'}
    >
      <LeadFields services={services} onService={forgive} />
      <div hidden>
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={formStyles.foot}>
        <div role="alert" className={`${styles.said} ${styles.alert}`}>
          {refusals > 0 && <p key={refusals}>{noService}</p>}
          {refusals === 0 && failed && <p>{state.text}</p>}
        </div>
        <div role="status" className={styles.said}>
          {state.kind === 'sending' && <p>{state.text}</p>}
        </div>
        <p className={styles.privacy}>
          What we do with your details: <a href={privacyHref}>privacy notice</a>.
        </p>
        {state.kind === 'kept' ? (
          <Button variant="quiet" onClick={takeBack}>
            Do not send
          </Button>
        ) : (
          <Button variant="quiet" command="close" commandfor={leadDialogId}>
            Cancel
          </Button>
        )}
        <Button type="submit" aria-disabled={state.kind === 'sending'}>
          {failed ? 'Try again' : 'Submit'}
        </Button>
      </div>
    </form>
  );
}
