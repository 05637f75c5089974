import { useRef } from 'react';
import { leadDelivery, leadForm } from '../../site/everywhere/words.yaml';
import { Button } from '../../ui/Button/Button.tsx';
import { CancelButton } from '../lead-capture/CancelButton.tsx';
import { CheckedLeadForm } from '../lead-capture/CheckedLeadForm.tsx';
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
  const { state, send, takeBack } = useLeadSending(form);
  const failed = state.kind === 'failed' || state.kind === 'kept';
  return (
    <CheckedLeadForm
      ref={form}
      action={action}
      busy={state.kind === 'sending'}
      onPass={() => void send()}
      foot={(refusal) => (
        <>
          <div role="alert" aria-live="assertive" className={`${styles.said} ${styles.alert}`}>
            {refusal}
            {!refusal && failed && <p>{state.text}</p>}
          </div>
          <div role="status" className={styles.said}>
            {state.kind === 'sending' && <p>{state.text}</p>}
          </div>
          <p className={`fine ${styles.privacy}`}>
            {leadDelivery.privacy.before} <a href={privacyHref}>{leadDelivery.privacy.link}</a>.
          </p>
          {state.kind === 'kept' ? (
            <Button variant="quiet" onClick={takeBack}>
              {leadDelivery.doNotSend}
            </Button>
          ) : (
            <CancelButton />
          )}
          <Button type="submit" aria-disabled={state.kind === 'sending'}>
            {failed ? leadDelivery.tryAgain : leadForm.submit}
          </Button>
        </>
      )}
    >
      <div hidden>
        <label>
          {leadDelivery.trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </CheckedLeadForm>
  );
}
