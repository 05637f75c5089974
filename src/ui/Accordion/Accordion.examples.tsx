import type { Example } from '../example.ts';
import { Accordion } from './Accordion.tsx';

const questions = [
  { id: 'cost', title: 'What does it cost?', content: <p>Interchange and assessments at cost, and one markup.</p> },
  { id: 'time', title: 'How long until the first payment?', content: <p>Underwriting usually takes a few days.</p> },
  { id: 'keep', title: 'Can I keep my terminal?', content: <p>Often. Send the model and it is looked up for you.</p> },
] as const;

const entries = (prefix: string) => questions.map((question) => ({ ...question, id: `${prefix}-${question.id}` }));

const openFirst = (stage: HTMLElement) => stage.querySelector('summary')?.click();

export const examples: readonly Example[] = [
  { title: 'Closed', content: <Accordion name="closed" entries={entries('closed')} /> },
  { title: 'One entry open', content: <Accordion name="open" entries={entries('open')} />, act: openFirst },
  {
    title: 'With hints',
    content: (
      <Accordion
        name="hints"
        entries={entries('hints').map((entry, index) => ({ ...entry, hint: `Step ${index + 1}` }))}
      />
    ),
  },
  {
    title: 'Large, open',
    content: <Accordion name="large" entries={entries('large')} level={2} large />,
    act: openFirst,
  },
];
