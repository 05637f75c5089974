import type { Brand, PosFacts } from '../src/brand/brand.schema.ts';
import { palettesOf } from '../src/brand/palettes.ts';

const pos: PosFacts = {
  processorLock: 'Bound to us',
  offlineMode: 'Keeps sales for a day',
  dualPricing: 'Both on screen and receipt',
  contract: '',
};

/**
 * As unlike the site's own brand as one may be: a long name with signs that HTML, XML and scripts write otherwise, three
 * offices, six colours, and every field filled but those of one column.
 */
export const secondBrand: Brand = {
  name: 'O’Neill & Søn Payments Group',
  legalName: 'O’Neill & Søn Payments Group Limited',
  url: 'https://www.oneill.test',
  summary: 'Card payments for shops in three countries.',
  mailboxes: { sales: 'sales@oneill.test', support: 'support@oneill.test', security: 'security@oneill.test' },
  authorLabel: 'The O’Neill & Søn team',
  copyrightYear: 2031,
  offices: [
    { city: 'Elsewhere', region: 'Nevada', country: 'US', serves: 'Serves the West', area: 'Nevada', view: 'street' },
    { city: 'Aarhus', region: 'Denmark', country: 'DK', serves: 'Serves the Nordics', area: '', view: 'street' },
    { city: 'Baile Átha Cliath', region: 'Ireland', country: 'IE', serves: 'Serves Ireland', area: '', view: 'street' },
  ],
  social: { linkedin: 'https://social.example/oneill', facebook: '', instagram: '', x: '', youtube: '' },
  analyticsPartner: 'Abacus',
  owner: {
    sponsorBank: 'O’Neill & Søn is a registered ISO of a bank that the owner names here.',
    phone: '+1 801 555 0199',
    phoneHours: 'Mon–Sat, 7 a.m. to 9 p.m.',
    legalEntity: 'O’Neill & Søn Payments Group LLC, a Nevada limited liability company',
    streetAddress: '1 Example Street, Elsewhere',
    privacyNoticeUrl: 'https://notice.example/privacy',
    termsUrl: 'https://notice.example/terms',
    accessibilityUrl: 'https://notice.example/accessibility',
    complaintsUrl: 'https://notice.example/complaints',
    prices: {
      markup: '0.31% + $0.11',
      monthly: '$9.50',
      gateway: '$12.50 a month',
      chargeback: '$19.50',
      terminals: 'from $299.50, yours to keep',
      term: 'month to month',
      exitFee: 'no fee for leaving',
    },
    partnerShare: {
      basis: 'A quarter of the markup.',
      duration: 'Two years from the first sale.',
      relationship: 'The merchant is yours.',
      payout: 'On the tenth; refunds are clawed back.',
    },
    cryptoProvider: 'Ledgerlamp Inc.',
    cryptoStates: 'Nevada and Idaho',
    biometricVendor: 'Palmary Inc.',
    pos: { clover: pos, spoton: pos, softpoint: pos, dejavoo: pos, payzli: pos },
  },
  placeholders: [],
  signature: 'M4 24h130',
  land: 'meadow',
  ...palettesOf({
    action: '#4338ca',
    money: '#b0217a',
    ink: '#1f1b2e',
    ground: '#faf7f2',
    night: '#2b1d4f',
    device: '#3d3450',
  }),
};

/** A name as short as one may be. */
export const shortName = 'Øy';

/** Its mark as a drawing program writes it: classes, a style, a gradient, and what it keeps for itself; wider than high. */
export const secondMark = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:tool="https://tool.example/" version="1.1" viewBox="10 10 60 40" style="enable-background:new 10 10 60 40">
  <metadata><tool:view tool:zoom="2"/></metadata>
  <style>.st0{fill:#4338ca}.st1,.st2{fill:none;stroke:url(#a);stroke-width:4}.st2{stroke-linecap:round}</style>
  <defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="20" x2="60"><stop offset="0" style="stop-color:#b0217a"/><stop offset="1" stop-color="#f59e0b"/></linearGradient></defs>
  <g tool:label="Mark"><circle class="st0" cx="28" cy="30" r="14"/><path class="st1" d="M44 16h20"/><path id="b" class="st2" d="M44 30h14"/></g>
  <use xlink:href="#b" transform="translate(0 14)"/>
</svg>
`;
