import { useRef } from 'react';
import { leadForm as words } from '../../site/everywhere/words.yaml';
import { Button } from '../../ui/Button/Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { CheckedLeadForm } from './CheckedLeadForm.tsx';
import { readLead } from './read-lead.ts';

function logAndClose(form: HTMLFormElement): void {
  console.log(readLead(new FormData(form)));
  form.closest('dialog')?.close();
}

/** Orca reads no alert of Firefox that is not called live as well, long before it says something; no page's HTML has room for it. */
const callLive = (alert: HTMLElement | null): void => alert?.setAttribute('aria-live', 'assertive');

/**
 * The lead form (spec, sections 3, 5 and 7). Closing the dialog keeps everything. A valid submit writes the lead to the
 * console and closes; nothing is sent. `lead-delivery/` has the form that sends.
 */
export function LeadForm() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <CheckedLeadForm
      ref={form}
      onPass={logAndClose}
      foot={(refusal) => (
        <>
          <div ref={callLive} role="alert" className="visually-hidden">
            {refusal}
          </div>
          <CancelButton />
          {/* Without script there is nothing to submit to: the notice above points to the contact page. */}
          <span className="with-script actions">
            <Button type="submit">{words.submit}</Button>
          </span>
        </>
      )}
    />
  );
}
