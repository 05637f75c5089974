import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** The closing call. */
export function Call({ title, text, start, contact }: Page['call']) {
  return (
    <CallToAction title={title} text={text} button={start}>
      <MoreLink href={contact.to}>{contact.label}</MoreLink>
    </CallToAction>
  );
}
