import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { GatewayServicesContent } from '../../schemas/pages/gateway-services.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';

/** The closing call, and two ways to read on. */
export function GatewayServicesContact({ title, text, payments, guide }: GatewayServicesContent['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={payments.to}>{payments.label}</MoreLink>
      <MoreLink href={guide.to}>{guide.label}</MoreLink>
    </CallToAction>
  );
}
