import type { ReactNode } from 'react';
import type { Service } from '../../../contracts/lead.ts';
import { serviceMark } from '../../lib/browser-protocol.ts';
import { leadDialog } from '../../site/everywhere/words.yaml';
import { Button, type ButtonLook } from '../../ui/Button/Button.tsx';

/** The id of the one lead dialog of a page. */
export const leadDialogId = 'lead-dialog';

export interface GetStartedButtonProps extends ButtonLook {
  readonly children?: ReactNode;
  /** Ticked when the dialog opens, for buttons that ask about one thing. */
  readonly service?: Service;
}

/** Opens the lead dialog by a native command, so that it acts before any script has run (spec, section 4). */
export function GetStartedButton({ children = leadDialog.open, service, ...look }: GetStartedButtonProps) {
  return (
    <Button {...look} command="show-modal" commandfor={leadDialogId} {...{ [serviceMark]: service }}>
      {children}
    </Button>
  );
}
