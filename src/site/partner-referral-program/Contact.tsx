import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { Page } from './page.schema.ts';

/** The closing call to whoever wants to read the agreement. */
export function Contact({ title, text }: Page['contact']) {
  return <CallToAction title={title} text={text} />;
}
