import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';
import type { Page } from './page.schema.ts';

/** Four figures about getting paid from a distance. */
export function Figures({ title, stats }: Page['figures']) {
  return (
    <Section flush>
      <SectionHead title={title} />
      <StatGrid id="figures" stats={stats} />
    </Section>
  );
}
