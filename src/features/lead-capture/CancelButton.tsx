import { leadForm as words } from '../../site/everywhere/words.yaml';
import { Button } from '../../ui/Button/Button.tsx';
import { leadDialogId } from './GetStartedButton.tsx';

/** Closes the lead dialog, which keeps what was typed. */
export function CancelButton() {
  return (
    <Button variant="quiet" command="close" commandfor={leadDialogId}>
      {words.cancel}
    </Button>
  );
}
