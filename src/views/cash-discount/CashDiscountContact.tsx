import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { CashDiscountContent } from '../../schemas/pages/cash-discount.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';

/** The closing call: one statement is enough to begin. */
export function CashDiscountContact({ title, text, read }: CashDiscountContent['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={read.to}>{read.label}</MoreLink>
    </CallToAction>
  );
}
