import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import type { Page } from './page.schema.ts';

/** The closing call, and two ways to read on. */
export function Contact({ title, text, gateways, article }: Page['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={gateways.to}>{gateways.label}</MoreLink>
      <MoreLink href={article.to}>{article.label}</MoreLink>
    </CallToAction>
  );
}
