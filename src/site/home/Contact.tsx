import { brand } from '../../brand.ts';
import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** The closing call, with the mailbox and two ways to read on first. */
export function Contact({ title, text, write, blog, all }: Page['contact']) {
  return (
    <div id="contact">
      <CallToAction title={title} text={text}>
        <span>
          {`${write} `}
          <a href={`mailto:${brand.mailboxes.sales}`}>{brand.mailboxes.sales}</a>
        </span>
        <MoreLink href={all.to}>{all.label}</MoreLink>
        <MoreLink href={blog.to}>{blog.label}</MoreLink>
      </CallToAction>
    </div>
  );
}
