import type { Example } from '../example.ts';
import { Kicker, Section, SectionWords } from './Section.tsx';

const content = <p>The section&apos;s own content.</p>;
const intro = 'What a merchant wants to know before asking for a quote, in three or four lines at most.';

export const examples: readonly Example[] = [
  {
    title: 'Plain: the introduction under the heading',
    content: (
      <Section title="One rate you can read" intro={intro}>
        {content}
      </Section>
    ),
  },
  {
    title: 'Aside: heading and introduction in the left third',
    content: (
      <Section head="aside" title="One rate you can read" intro={intro}>
        {content}
      </Section>
    ),
  },
  {
    title: 'Line: the heading in one line across',
    content: (
      <Section head="line" title="One rate, read in one line" intro={intro}>
        {content}
      </Section>
    ),
  },
  {
    title: 'Night: deep in both schemes',
    content: (
      <Section tone="night" title="Built for risk">
        {content}
      </Section>
    ),
  },
  {
    title: 'Wash, and flush: tinted, and joined to the one above',
    content: (
      <Section tone="wash" flush>
        {content}
      </Section>
    ),
  },
  {
    title: 'Its heading and introduction by themselves',
    content: <SectionWords title="One rate you can read" intro={intro} />,
  },
  { title: 'A kicker by itself', content: <Kicker>Dual pricing</Kicker> },
];
