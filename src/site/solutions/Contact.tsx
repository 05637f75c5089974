import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** The closing call, for whoever did not find it. */
export function Contact({ title, text, more }: Page['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={more.to}>{more.label}</MoreLink>
    </CallToAction>
  );
}
