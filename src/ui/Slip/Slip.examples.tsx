import type { Example } from '../example.ts';
import { Slip } from './Slip.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A slip',
    content: (
      <Slip>
        <h3>Batch closed</h3>
        <p>184 payments, settled tonight.</p>
      </Slip>
    ),
  },
];
