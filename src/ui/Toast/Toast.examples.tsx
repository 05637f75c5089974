import { Button } from '../Button/Button.tsx';
import type { Example } from '../example.ts';
import { showToast } from './show-toast.ts';
import { Toast } from './Toast.tsx';

const offer = () =>
  showToast('Opening the email program.', [
    { label: 'Copy message', act: () => 'The message is in the clipboard now.' },
    { label: 'Restore', act: () => undefined },
  ]);

// One toast a page, so its states are shown by asking for them.
export const examples: readonly Example[] = [
  { title: 'Words with actions', content: <Button onClick={offer}>Offer actions</Button>, live: true },
  { title: 'The toast itself, at the foot of the window', content: <Toast dismiss="Dismiss" />, act: offer },
];
