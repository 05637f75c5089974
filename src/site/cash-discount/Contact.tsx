import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** The closing call: one statement is enough to begin. */
export function Contact({ title, text, read }: Page['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={read.to}>{read.label}</MoreLink>
    </CallToAction>
  );
}
