import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';
import type { Page } from './page.schema.ts';

/** Three figures about the counter, with their qualifier. */
export function Statistics({ title, stats }: Page['statistics']) {
  return (
    <Section>
      <SectionHead title={title} />
      <StatGrid id="pos" stats={stats} />
    </Section>
  );
}
