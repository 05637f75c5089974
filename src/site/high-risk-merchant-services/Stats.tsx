import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';
import type { Page } from './page.schema.ts';

/** Three figures about the market, with their qualifiers. */
export function Stats({ title, items }: Page['stats']) {
  return (
    <Section flush>
      <SectionHead title={title} />
      <StatGrid id="high-risk" stats={items} />
    </Section>
  );
}
