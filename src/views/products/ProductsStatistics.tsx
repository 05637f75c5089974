import type { ProductsContent } from '../../schemas/pages/products.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';

/** Three figures about the counter, with their qualifier. */
export function ProductsStatistics({ title, stats }: ProductsContent['statistics']) {
  return (
    <Section>
      <SectionHead title={title} />
      <StatGrid id="pos" stats={stats} />
    </Section>
  );
}
