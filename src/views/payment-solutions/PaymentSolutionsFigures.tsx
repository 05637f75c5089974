import type { PaymentSolutionsContent } from '../../schemas/pages/payment-solutions.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { StatGrid } from '../../ui/StatGrid/StatGrid.tsx';

/** Four figures about getting paid from a distance. */
export function PaymentSolutionsFigures({ title, stats }: PaymentSolutionsContent['figures']) {
  return (
    <Section flush>
      <SectionHead title={title} />
      <StatGrid id="figures" stats={stats} />
    </Section>
  );
}
