import { Icon } from '../Icon/Icon.tsx';
import styles from './Toast.module.css';
import { toastId } from './toast-id.ts';

/**
 * The polite live region of a page, empty until show-toast.ts fills it. One a page; a page whose scripts report
 * something includes it.
 */
export function Toast() {
  return (
    <div id={toastId} className={styles.toast} popover="manual">
      <div role="status" className={styles.words} />
      <div className={styles.actions} />
      <button type="button" popoverTarget={toastId} popoverTargetAction="hide" aria-label="Dismiss">
        <Icon name="close" />
      </button>
    </div>
  );
}
