import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { IndustriesServedContent } from '../../schemas/pages/industries-served.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';

/** For whoever found no door, or two. */
export function IndustriesCall({ title, text, contact }: IndustriesServedContent['call']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={contact.to}>{contact.label}</MoreLink>
    </CallToAction>
  );
}
