import { Button } from '../Button/Button.tsx';
import type { Example } from '../example.ts';
import { showToast } from './show-toast.ts';
import { Toast } from './Toast.tsx';

const offer = () =>
  showToast('Opening the email program.', [
    { label: 'Copy message', act: () => 'The message is in the clipboard now.' },
    { label: 'Restore', act: () => undefined },
  ]);

export const examples: readonly Example[] = [
  {
    title: 'At the foot of the window, with actions',
    content: (
      <>
        <Button onClick={offer}>Offer actions</Button>
        <Toast dismiss="Dismiss" />
      </>
    ),
    live: true,
  },
];
