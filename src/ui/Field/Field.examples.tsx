import type { Example } from '../example.ts';
import { SelectField, TextArea, TextField } from './Field.tsx';

const volumes = [
  { value: 'low', label: 'Under $10,000 a month' },
  { value: 'middle', label: '$10,000 to $50,000 a month' },
  { value: 'high', label: 'Above $50,000 a month' },
] as const;

/** Tries to send, which is what makes a browser show fields as wrong. */
const send = (stage: HTMLElement) => {
  const form = stage.querySelector('form');
  form?.addEventListener('invalid', (event) => event.preventDefault(), true);
  form?.requestSubmit();
};

export const examples: readonly Example[] = [
  { title: 'Text, required', content: <TextField id="name" label="Name" autoComplete="name" /> },
  {
    title: 'Text, optional',
    content: <TextField id="company" label="Company" optional="(optional)" autoComplete="organization" />,
  },
  {
    title: 'Text, filled',
    content: <TextField id="filled" label="Email" type="email" defaultValue="ada@example.com" />,
  },
  {
    title: 'Text, left empty when sent',
    content: (
      <form>
        <TextField id="missing" label="Phone" type="tel" />
        <button type="submit" hidden>
          Send
        </button>
      </form>
    ),
    act: send,
  },
  {
    title: 'Text, disabled',
    content: <TextField id="disabled" label="Reference" optional="(optional)" disabled defaultValue="4417" />,
  },
  {
    title: 'Several lines',
    content: <TextArea id="notes" label="Notes" optional="(optional)" placeholder="What do you sell, and where?" />,
  },
  {
    title: 'One of several, nothing chosen',
    content: <SelectField id="volume" label="Card volume" placeholder="Choose one" options={volumes} />,
  },
  {
    title: 'One of several, chosen',
    content: (
      <SelectField
        id="chosen"
        label="Monthly sales"
        optional="(optional)"
        placeholder="Choose one"
        options={volumes}
        defaultValue="middle"
      />
    ),
  },
];
