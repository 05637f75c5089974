import { Icon } from '../Icon/Icon.tsx';
import styles from './Toast.module.css';
import { toastId } from './toast-id.ts';

export interface ToastProps {
  /** The name of the button that closes it. */
  readonly dismiss: string;
}

/**
 * The polite live region of a page, empty until show-toast.ts fills it. One a page; a page whose scripts report
 * something includes it.
 */
export function Toast({ dismiss }: ToastProps) {
  return (
    <div id={toastId} className={styles.toast} popover="manual">
      <div role="status" className={styles.words} />
      <div className={styles.actions} />
      <button type="button" popoverTarget={toastId} popoverTargetAction="hide" aria-label={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
