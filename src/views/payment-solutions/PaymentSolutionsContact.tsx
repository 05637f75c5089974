import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { PaymentSolutionsContent } from '../../schemas/pages/payment-solutions.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';

/** The closing call, and two ways to read on. */
export function PaymentSolutionsContact({ title, text, gateways, article }: PaymentSolutionsContent['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={gateways.to}>{gateways.label}</MoreLink>
      <MoreLink href={article.to}>{article.label}</MoreLink>
    </CallToAction>
  );
}
