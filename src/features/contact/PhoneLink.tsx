import { brand } from '../../brand.ts';

/** The brand's telephone number, to call; nothing while the brand file has none. It never breaks over two lines. */
export function PhoneLink() {
  if (brand.phone === '') return null;
  return <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone.replaceAll(' ', '\u00a0')}</a>;
}
