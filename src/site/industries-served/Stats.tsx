import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';
import type { Page } from './page.schema.ts';

/** Three figures that hold across the street. */
export function Stats({ title, items }: Page['stats']) {
  return (
    <Section tone="night">
      <SectionHead title={title} />
      <StatGrid id="industries" stats={items} />
    </Section>
  );
}
