import { CallToAction } from '../../features/call-to-action/CallToAction.tsx';
import type { ProductsContent } from '../../schemas/pages/products.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';

/** The closing call, with the buying guide for those who would rather read. */
export function ProductsContact({ title, text, button, link }: ProductsContent['contact']) {
  return (
    <CallToAction title={title} text={text} button={button}>
      <MoreLink href={link.to}>{link.label}</MoreLink>
    </CallToAction>
  );
}
