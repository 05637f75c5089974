import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { leadDialogId } from './GetStartedButton.tsx';
import styles from './LeadDialog.module.css';

export interface LeadDialogProps {
  /** Where a visitor without script can write to us, for a form that cannot be sent without. */
  readonly contactHref?: string;
  /** The lead form. */
  readonly children: ReactNode;
}

/** The “Let's Connect” dialog, one a page: native, so that it opens, traps focus and closes without script. */
export function LeadDialog({ contactHref, children }: LeadDialogProps) {
  return (
    <dialog id={leadDialogId} className={styles.dialog} closedby="any" aria-labelledby="lead-title">
      {/* A click on the dialog itself is one on its backdrop. */}
      <div className={styles.paper}>
        <div className={styles.head}>
          <h2 id="lead-title">Let's Connect</h2>
          <button type="button" className={styles.close} command="close" commandfor={leadDialogId} aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
        <p className={styles.intro}>Tell us who you are and what you take payments for.</p>
        {contactHref && <WithoutScript contactHref={contactHref} />}
        {children}
      </div>
    </dialog>
  );
}

function WithoutScript({ contactHref }: Required<Pick<LeadDialogProps, 'contactHref'>>) {
  return (
    <p className={styles.noScript}>
      This form cannot be sent without JavaScript. <a href={contactHref}>Write to us on the contact page</a> instead.
    </p>
  );
}
