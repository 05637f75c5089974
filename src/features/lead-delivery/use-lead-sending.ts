import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LeadSubmission } from '../../../contracts/lead-submission.ts';
import { leadDelivery as words } from '../../site/everywhere/words.yaml';
import { showToast } from '../../ui/Toast/show-toast.ts';
import { currentAttempt, endAttempt } from './attempt.ts';
import { forgetLead, isKept, keepLead, replaceKept } from './kept-leads.ts';
import { makeSubmission } from './make-submission.ts';
import { failureText, offlineKept, stillKept } from './messages.ts';
import { type KeptLeadSettled, settledEvent } from './send-kept-leads.ts';
import { sendLead } from './send-lead.ts';

type SendState = { readonly kind: 'ready' } | { readonly kind: 'sending' | 'failed' | 'kept'; readonly text: string };

/** Sends the lead of a form in a dialog, and closes the dialog only when the lead has arrived. */
export function useLeadSending(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SendState>({ kind: 'ready' });
  const underWay = useRef(false);

  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    const begin = () => {
      // Kept on a page before this one.
      if (dialog?.open && isKept(currentAttempt().key) && !underWay.current)
        setState({ kind: 'kept', text: stillKept });
    };
    const finish = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { key, failure }: KeptLeadSettled = event.detail;
      if (key !== currentAttempt().key) return;
      if (failure) return setState(failed(failure));
      endAttempt();
      setState({ kind: 'ready' });
      dialog?.close();
    };
    begin();
    dialog?.addEventListener('toggle', begin);
    document.addEventListener(settledEvent, finish);
    return () => {
      dialog?.removeEventListener('toggle', begin);
      document.removeEventListener(settledEvent, finish);
    };
  }, [form]);

  /** Sends what stands in the form; while that is under way, a further call does nothing. */
  async function send(): Promise<void> {
    if (!form.current || underWay.current) return;
    underWay.current = true;
    setState({ kind: 'sending', text: words.sending });
    const { key: earlier } = currentAttempt();
    const submission = makeSubmission(form.current);
    replaceKept(earlier, submission);
    const onRetry = () => setState({ kind: 'sending', text: words.sendingAgain });
    const outcome = await sendLead(form.current.action, submission, { onRetry });
    underWay.current = false;
    const dialog = form.current?.closest('dialog');
    if (outcome.kind === 'accepted' || outcome.kind === 'refused') forgetLead(submission.key);
    if (outcome.kind === 'accepted') {
      endAttempt();
      setState({ kind: 'ready' });
      dialog?.close();
      showToast(words.arrived);
      return;
    }
    const failure = outcome.kind === 'offline' ? keep(submission) : failureOf(submission, failureText(outcome));
    setState(failure);
    // The visitor may have closed it meanwhile, and must hear of it all the same.
    if (!dialog?.open) showToast(failure.text, [{ label: words.openForm, act: () => void dialog?.showModal() }]);
    else if (outcome.kind === 'refused' && outcome.field) focusField(form.current, outcome.field);
  }

  /** Takes back a lead that is kept on this device. */
  function takeBack(): void {
    forgetLead(currentAttempt().key);
    endAttempt();
    setState({ kind: 'ready' });
  }

  return { state, send, takeBack };
}

const failed = (text: string) => ({ kind: 'failed', text }) as const;

/** A lead that was kept before, still is. */
const failureOf = ({ key }: LeadSubmission, text: string) =>
  isKept(key) ? ({ kind: 'kept', text: stillKept } as const) : failed(text);

const keep = (submission: LeadSubmission) =>
  keepLead(submission) ? ({ kind: 'kept', text: offlineKept } as const) : failed(words.offlineNotKept);

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.focus();
}
