import type { Example } from '../example.ts';
import { Sheet } from './Sheet.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A sheet above the page',
    content: (
      <Sheet>
        <h3>Statement of the month</h3>
        <p>Every fee on a line of its own, with what it is for.</p>
      </Sheet>
    ),
  },
  {
    title: 'With a stub to tear off',
    content: (
      <Sheet stub={<p className="mono">No. 0184</p>}>
        <h3>Statement of the month</h3>
        <p>Every fee on a line of its own, with what it is for.</p>
      </Sheet>
    ),
  },
];
