import type { Example } from '../example.ts';
import { SelectField, TextArea, TextField } from './Field.tsx';
import { Form } from './Form.tsx';

const volumes = [
  { value: 'low', label: 'Under $10,000 a month' },
  { value: 'high', label: '$10,000 a month or more' },
] as const;

/** Tries to send, which is what makes a browser show fields as wrong. */
const send = (stage: HTMLElement) => stage.querySelector('form')?.requestSubmit();

export const examples: readonly Example[] = [
  { title: 'Text, optional', content: <TextField id="company" label="Company" optional="(optional)" /> },
  {
    title: 'Text, left empty when sent',
    content: (
      <Form>
        <TextField id="missing" label="Phone" type="tel" wrong="Please enter your phone number" />
        <button type="submit" hidden>
          Send
        </button>
      </Form>
    ),
    live: true,
    act: send,
  },
  {
    title: 'Several lines',
    content: <TextArea id="notes" label="Notes" defaultValue="What do you sell, and where?" />,
  },
  {
    title: 'One of several',
    content: <SelectField id="volume" label="Card volume" placeholder="Choose one" options={volumes} />,
  },
];
