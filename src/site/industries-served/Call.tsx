import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** For whoever found no door, or two. */
export function Call({ title, text, contact }: Page['call']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={contact.to}>{contact.label}</MoreLink>
    </CallToAction>
  );
}
