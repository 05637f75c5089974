import type { Example } from '../example.ts';
import { NoteMark, Notes } from './Notes.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A figure with its qualifier',
    content: (
      <>
        <p>
          Funding the next business day
          <NoteMark id="funding" number={1} label="Note 1" />
        </p>
        <Notes id="funding" notes={['For batches closed before the cut-off of your processor.']} />
      </>
    ),
  },
  {
    title: 'What is to be said of a whole section',
    content: <Notes notes={['Subject to underwriting.', 'Rates depend on card type and on how the card is read.']} />,
  },
];
