import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';

/** The closing call. */
export function HighRiskCall({ title, text, start, contact }: HighRiskContent['call']) {
  return (
    <CallToAction title={title} text={text} button={start}>
      <MoreLink href={contact.to}>{contact.label}</MoreLink>
    </CallToAction>
  );
}
