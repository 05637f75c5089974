import type { Example } from '../example.ts';
import { TitledList } from './TitledList.tsx';

const items = [
  { title: 'Tokenization', text: 'The card number is replaced by a value that is useless if stolen.' },
  { title: 'Account updater', text: 'Stored cards get their new numbers where the issuer takes part.' },
  { title: 'Smart routing', text: 'Each payment takes the route that a rule picks for it.' },
] as const;

export const examples: readonly Example[] = [{ title: 'As tiles', content: <TitledList items={items} /> }];
