import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { SolutionsContent } from '../../schemas/pages/solutions.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';

/** The closing call, for whoever did not find it. */
export function SolutionsContact({ title, text, more }: SolutionsContent['contact']) {
  return (
    <CallToAction title={title} text={text}>
      <MoreLink href={more.to}>{more.label}</MoreLink>
    </CallToAction>
  );
}
