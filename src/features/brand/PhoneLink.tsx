import { noBreakSpace } from '../../lib/typography.ts';

/** A telephone number, to call. It never breaks over two lines. */
export function PhoneLink({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number.replaceAll(' ', noBreakSpace)}</a>;
}
