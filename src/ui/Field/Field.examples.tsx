import type { Example } from '../example.ts';
import { SelectField, TextArea, TextField } from './Field.tsx';

const volumes = [
  { value: 'low', label: 'Under $10,000 a month' },
  { value: 'high', label: '$10,000 a month or more' },
] as const;

export const examples: readonly Example[] = [
  { title: 'Text, optional', content: <TextField id="company" label="Company" optional="(optional)" /> },
  {
    title: 'Several lines',
    content: <TextArea id="notes" label="Notes" defaultValue="What do you sell, and where?" />,
  },
  {
    title: 'One of several',
    content: <SelectField id="volume" label="Card volume" placeholder="Choose one" options={volumes} />,
  },
];
