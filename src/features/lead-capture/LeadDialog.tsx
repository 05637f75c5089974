import type { ReactNode } from 'react';
import { leadDialog as words } from '../../site/everywhere/words.yaml';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { leadDialogId } from './GetStartedButton.tsx';
import styles from './LeadDialog.module.css';

export interface LeadDialogProps {
  /** Where a visitor without script can write to us, for a form that cannot be sent without. */
  readonly contactHref?: string;
  /** The lead form. */
  readonly children: ReactNode;
}

/** The “Let’s Connect” dialog, one a page, a slip to fill in: native, so that it opens, traps focus and closes without script. */
export function LeadDialog({ contactHref, children }: LeadDialogProps) {
  const { before, link, after } = words.withoutScript;
  return (
    <dialog
      id={leadDialogId}
      className={styles.dialog}
      closedby="any"
      aria-labelledby="lead-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: on its first button, where Chromium still puts it, that alone may be read out
      autoFocus
    >
      {/* A click on the dialog itself is one on its backdrop. */}
      <div className={`paper prints ${styles.paper}`}>
        <div className={styles.head}>
          <h2 id="lead-title">{words.title}</h2>
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={leadDialogId}
            aria-label={words.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <p className={styles.intro}>{words.intro}</p>
        {contactHref && (
          <p className={`without-script wash ${styles.notice}`}>
            {`${before} `}
            <a href={contactHref}>{link}</a>
            {` ${after}`}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}
