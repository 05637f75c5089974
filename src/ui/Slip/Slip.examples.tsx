import type { Example } from '../example.ts';
import { Slip } from './Slip.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Small',
    content: (
      <Slip>
        <h3>Batch closed</h3>
        <p>184 payments, settled tonight.</p>
      </Slip>
    ),
  },
  {
    title: 'Large: a sheet above the page',
    content: (
      <Slip size="large">
        <h3>Statement of the month</h3>
        <p>Every fee on a line of its own, with what it is for.</p>
      </Slip>
    ),
  },
  {
    title: 'Large, with a stub to tear off',
    content: (
      <Slip size="large" stub={<p className="mono">No. 0184</p>}>
        <h3>Statement of the month</h3>
        <p>Every fee on a line of its own, with what it is for.</p>
      </Slip>
    ),
  },
];
