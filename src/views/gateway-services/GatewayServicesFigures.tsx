import type { GatewayServicesContent } from '../../schemas/pages/gateway-services.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';

/** Three figures about how clients use their gateway. */
export function GatewayServicesFigures({ title, stats }: GatewayServicesContent['figures']) {
  return (
    <Section>
      <SectionHead title={title} />
      <StatGrid id="figures" stats={stats} />
    </Section>
  );
}
