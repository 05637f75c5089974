import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { TileGrid } from '../../ui/TileGrid/TileGrid.tsx';

/** Six promises a merchant can check. */
export function HighRiskTrust({ title, tiles }: HighRiskContent['trust']) {
  return (
    <Section flush>
      <SectionHead title={title} />
      <TileGrid tiles={tiles} />
    </Section>
  );
}
