import type { Example } from '../example.ts';
import { TextField } from '../Field/Field.tsx';
import { Form } from './Form.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A field left empty when sent',
    content: (
      <Form>
        <TextField id="missing" label="Phone" type="tel" wrong="Please enter your phone number" />
        <button type="submit" hidden>
          Send
        </button>
      </Form>
    ),
    live: true,
    act: (stage) => stage.querySelector('form')?.requestSubmit(),
  },
];
