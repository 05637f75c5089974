import { brand } from '../../brand.ts';
import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { HomeContent } from '../../schemas/pages/home.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';

/** The closing call, with the mailbox and two ways to read on first. */
export function HomeContact({ title, text, write, blog, all }: HomeContent['contact']) {
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
