import { behaviourMark, pendingMark } from '../../lib/browser-protocol.ts';
import { share } from '../../site/everywhere/words.yaml';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';

/** Shares the address of the page. Absent without script; a page that has one includes the toast, for browsers without a share sheet. */
export function ShareButton() {
  return (
    <span className="with-script" {...{ [behaviourMark]: 'share', [pendingMark]: '' }}>
      <Button variant="quiet" small>
        <Icon name="share" />
        {share.label}
      </Button>
    </span>
  );
}
