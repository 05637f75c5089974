import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';
import type { Page } from './page.schema.ts';

/** Three figures about how clients use their gateway. */
export function Figures({ title, stats }: Page['figures']) {
  return (
    <Section>
      <SectionHead title={title} />
      <StatGrid id="figures" stats={stats} />
    </Section>
  );
}
