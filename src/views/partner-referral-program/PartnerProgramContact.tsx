import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { PartnerProgramContent } from '../../schemas/pages/partner-referral-program.ts';

/** The closing call to whoever wants to read the agreement. */
export function PartnerProgramContact({ title, text }: PartnerProgramContent['contact']) {
  return <CallToAction title={title} text={text} />;
}
