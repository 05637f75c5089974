import type { IndustriesServedContent } from '../../schemas/pages/industries-served.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';

/** Three figures that hold across the street. */
export function IndustriesStats({ title, items }: IndustriesServedContent['stats']) {
  return (
    <Section tone="night">
      <SectionHead title={title} />
      <StatGrid id="industries" stats={items} />
    </Section>
  );
}
