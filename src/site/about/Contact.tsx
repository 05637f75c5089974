import { brand } from '../../brand.ts';
import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** The reply slip: the lead dialog, the sales mailbox, and the way to the offices. */
export function Contact({ title, text, write, more }: Page['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <span>
        {`${write} `}
        <a href={`mailto:${brand.mailboxes.sales}`}>{brand.mailboxes.sales}</a>
      </span>
      <MoreLink href={more.to}>{more.label}</MoreLink>
    </CallToAction>
  );
}
