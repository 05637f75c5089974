import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** The closing call, and two ways to read on. */
export function Contact({ title, text, payments, guide }: Page['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={payments.to}>{payments.label}</MoreLink>
      <MoreLink href={guide.to}>{guide.label}</MoreLink>
    </CallToAction>
  );
}
