import type { Example } from '../example.ts';
import { Kicker, Section, SectionHead } from './Section.tsx';

const intro = 'What a merchant wants to know before asking for a quote, in three or four lines at most.';

export const examples: readonly Example[] = [
  {
    title: 'Plain, with heading, kicker and introduction',
    content: (
      <Section>
        <SectionHead kicker="Pricing" title="One rate you can read" intro={intro} />
        <p>The section&apos;s own content.</p>
      </Section>
    ),
  },
  {
    title: 'Night: deep in both schemes',
    content: (
      <Section tone="night">
        <SectionHead title="Built for risk" intro={intro} />
        <p>
          The section&apos;s own content, and <a href="#terms">the terms</a>.
        </p>
      </Section>
    ),
  },
  {
    title: 'Flush: joins the one above',
    content: (
      <Section flush>
        <SectionHead title="More of the same" />
        <p>The section&apos;s own content.</p>
      </Section>
    ),
  },
  { title: 'A kicker by itself', content: <Kicker>Dual pricing</Kicker> },
];
