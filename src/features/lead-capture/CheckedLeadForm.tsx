import { type ReactNode, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { draftMark, pendingMark } from '../../lib/browser-protocol.ts';
import { useReady } from '../../lib/use-ready.ts';
import { leadForm as words } from '../../site/everywhere/words.yaml';
import { Form } from '../../ui/Form/Form.tsx';
import { LeadFields } from './LeadFields.tsx';
import styles from './LeadForm.module.css';

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

/** What every lead form is, wherever the lead goes: its fields, their draft, and a submit that asks for a service. */
export function CheckedLeadForm({ ref, action, busy, onPass, children, foot }: CheckedLeadFormProps) {
  const services = useRef<HTMLFieldSetElement>(null);
  // Counts the submits refused in a row, so that each one is announced anew.
  const [refusals, setRefusals] = useState(0);
  useReady(ref);

  // The browser cannot ask for one checkbox of many.
  function hasService(form: HTMLFormElement): boolean {
    const chosen = new FormData(form).has('services');
    setRefusals((count) => (chosen ? 0 : count + 1));
    return chosen;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (hasService(event.currentTarget)) onPass(event.currentTarget);
    else services.current?.focus();
  }

  // Said aloud only: the same words stand, in the colour of what is wrong, by the services.
  const refusal = refusals > 0 && (
    <p key={refusals} className="visually-hidden">
      {words.serviceMissing}
    </p>
  );

  return (
    <Form
      ref={ref}
      method={action === undefined ? 'dialog' : 'post'}
      action={action}
      aria-busy={busy}
      onSubmit={submit}
      onRefuse={hasService}
      {...{ [draftMark]: 'lead', [pendingMark]: '' }}
    >
      <div className={`columns ${styles.fields}`}>
        <LeadFields services={services} onService={() => setRefusals(0)} />
        {children}
      </div>
      <div className={`actions ${styles.foot}`}>{foot(refusal)}</div>
    </Form>
  );
}
