import type { Example } from '../example.ts';
import { TileGrid } from './TileGrid.tsx';

const tiles = [
  { title: 'Tokenization', text: 'The card number is replaced by a value that is useless if stolen.' },
  { title: 'Account updater', text: 'Stored cards get their new numbers where the issuer takes part.' },
  { title: 'Smart routing', text: 'Each payment takes the route that a rule picks for it.' },
] as const;

export const examples: readonly Example[] = [{ title: 'Three tiles', content: <TileGrid tiles={tiles} /> }];
