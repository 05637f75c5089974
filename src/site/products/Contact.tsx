import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** The closing call, with the buying guide for those who would rather read. */
export function Contact({ title, text, button, link }: Page['contact']) {
  return (
    <CallToAction title={title} text={text} button={button}>
      <MoreLink href={link.to}>{link.label}</MoreLink>
    </CallToAction>
  );
}
