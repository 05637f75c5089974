import type { Example } from '../example.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Accordion } from './Accordion.tsx';

const entries = (prefix: string) => [
  { id: `${prefix}-cost`, title: 'What does it cost?', content: <p>Interchange at cost, and one markup.</p> },
  { id: `${prefix}-time`, title: 'How long does it take?', content: <p>Underwriting usually takes a few days.</p> },
];

const openFirst = (stage: HTMLElement) => stage.querySelector('summary')?.click();

export const examples: readonly Example[] = [
  { title: 'One entry open', content: <Accordion name="open" entries={entries('open')} />, act: openFirst },
  {
    title: 'Marked, its first entry open from the start',
    content: (
      <Accordion
        name="marked"
        openFirst
        entries={entries('marked').map((entry) => ({ ...entry, mark: <Icon name="check" /> }))}
      />
    ),
  },
];
