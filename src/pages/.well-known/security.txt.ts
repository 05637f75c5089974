import { brand } from '../../brand.ts';
import { absolute } from '../../seo/addresses.ts';
import { securityText } from '../../seo/security-text.ts';

/** Whom to tell of a hole in the site. */
export const GET = () =>
  new Response(securityText(brand.mailboxes.security, absolute('/.well-known/security.txt'), new Date()));
