import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';

/** Three figures about the market, with their qualifiers. */
export function HighRiskStats({ title, items }: HighRiskContent['stats']) {
  return (
    <Section flush>
      <SectionHead title={title} />
      <StatGrid id="high-risk" stats={items} />
    </Section>
  );
}
