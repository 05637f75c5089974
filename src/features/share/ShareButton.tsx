import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './ShareButton.module.css';

export interface ShareButtonProps {
  readonly label?: string;
}

/** Shares the address of the page. Absent without script; a page that has one includes the toast, for browsers without a share sheet. */
export function ShareButton({ label = 'Share' }: ShareButtonProps) {
  return (
    <span className={styles.share} data-behaviour="share" data-pending="">
      <Button variant="quiet" small>
        <Icon name="share" />
        {label}
      </Button>
    </span>
  );
}
