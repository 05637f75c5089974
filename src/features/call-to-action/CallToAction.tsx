import type { ReactNode } from 'react';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { GetStartedButton } from '../lead-capture/GetStartedButton.tsx';
import styles from './CallToAction.module.css';

export interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  /** Words of the button that opens the lead dialog. */
  readonly button?: string;
  /** A second way on, beside the button. */
  readonly children?: ReactNode;
}

/** The closing call of a page, on a sheet torn off like a receipt. */
export function CallToAction({ title, text, button, children }: CallToActionProps) {
  return (
    <section className={`wrap ${styles.call}`}>
      <Slip size="large">
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <GetStartedButton>{button}</GetStartedButton>
          {children}
        </div>
      </Slip>
    </section>
  );
}
