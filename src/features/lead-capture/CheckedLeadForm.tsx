import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { draftMark, pendingMark } from '../../lib/browser-protocol.ts';
import { useReady } from '../../lib/use-ready.ts';
import { leadForm as words } from '../../site/everywhere/words.yaml';
import { LeadFields } from './LeadFields.tsx';
import styles from './LeadForm.module.css';
import { useServiceCheck } from './use-service-check.ts';

export interface CheckedLeadFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Where it is submitted without script, if there is such a place. */
  readonly action?: string;
  readonly busy?: boolean;
  /** Called with a form that names a service. */
  readonly onPass: (form: HTMLFormElement) => void;
  /** Fields beside those of the specification. */
  readonly children?: ReactNode;
  /** Buttons and what is said: why the last submit was refused, if it was. */
  readonly foot: (refusal: ReactNode) => ReactNode;
}

/** What every lead form is, wherever the lead goes: its fields, their draft, and a submit that asks for a service (decision 9). */
export function CheckedLeadForm({ ref, action, busy, onPass, children, foot }: CheckedLeadFormProps) {
  const { services, refusals, forgive, hasService } = useServiceCheck();
  useReady(ref);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (hasService(event.currentTarget)) onPass(event.currentTarget);
  }

  return (
    <form
      ref={ref}
      className={styles.form}
      method={action === undefined ? 'dialog' : 'post'}
      action={action}
      aria-busy={busy}
      onSubmit={submit}
      {...{ [draftMark]: 'lead', [pendingMark]: '' }}
    >
      <LeadFields services={services} onService={forgive} />
      {children}
      <div className={styles.foot}>{foot(refusals > 0 ? <p key={refusals}>{words.serviceMissing}</p> : null)}</div>
    </form>
  );
}
