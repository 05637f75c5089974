/**
 * Every fact about the brand, in one place. Rebranding is editing this file: no other file may carry the name.
 *
 * Fields left empty are rendered nowhere (a social link becomes plain decoration), so nothing untrue is ever shown.
 */

/** One of the social networks the footer and contact page can point to. */
export type SocialNetwork = 'linkedin' | 'facebook' | 'instagram' | 'x' | 'youtube';

/** Colour roles of the interface; each is a CSS custom property `--color-<role>`. */
export type ColourRole =
  | 'ground'
  /** Cards, fields, dialogs. */
  | 'paper'
  /** Receipts, slips, letters: printed paper, lit in every scheme. */
  | 'sheet'
  | 'ink'
  | 'ink-soft'
  | 'line'
  | 'edge'
  | 'action'
  | 'on-action'
  | 'action-wash'
  | 'money'
  /** Fill of what stands for money: copper in both schemes. */
  | 'money-wash'
  /** Large warm grounds and skies: copper by day, dusk at night, where so much copper turns to mud. */
  | 'dusk';

export type Palette = Readonly<Record<ColourRole, string>>;

export interface Office {
  /** City, as shown. */
  readonly city: string;
  /** State or country, as shown. */
  readonly region: string;
  /** ISO 3166-1 alpha-2 country code, for structured data. */
  readonly country: string;
  /** Whom the office serves. */
  readonly serves: string;
  /** The same as a place, for structured data; empty where it is none. */
  readonly area: string;
}

export interface Brand {
  readonly name: string;
  readonly legalName: string;
  /** Absolute origin of the published site, without a trailing slash. */
  readonly url: string;
  /** One line that says what the company does, for search results and machine readers. */
  readonly summary: string;
  /** `security` is told to whoever looks for holes, in /.well-known/security.txt. */
  readonly mailboxes: { readonly sales: string; readonly support: string; readonly security: string };
  /** Shown in the footer and on the contact page when filled, in the form "+1 801 555 0100". */
  readonly phone: string;
  /** Byline of the articles. */
  readonly authorLabel: string;
  readonly copyrightYear: number;
  readonly offices: readonly Office[];
  /** Address of the brand's page on each network; an empty one is shown as plain decoration. */
  readonly social: Readonly<Record<SocialNetwork, string>>;
  /** The fictional analytics provider named as technology partner; replace with the real one. */
  readonly analyticsPartner: string;
  /** Lines an owner may be obliged to show; each is rendered only when filled. */
  readonly disclosures: {
    /** "… is a registered ISO of [bank, city, state]", in the bank's prescribed wording. */
    readonly sponsorBank: string;
    /** Absolute or site-relative address of the privacy notice. */
    readonly privacyNoticeUrl: string;
    /** Where crypto acceptance is available, beyond the sentence on the page. */
    readonly cryptoAvailability: string;
  };
  /** The mark, drawn in a square box: strokes in the action colour, then strokes in the money colour. */
  readonly mark: {
    readonly box: number;
    readonly strokeWidth: number;
    readonly action: string;
    readonly money: string;
  };
  readonly colours: {
    readonly light: Palette;
    /** Ground, paper and wash at least 1.3 : 1 apart, or sections and cards vanish; so too at night. */
    readonly dark: Palette;
    /** The deep sections, the same in both schemes. */
    readonly night: Palette;
  };
}

export const brand: Brand = {
  name: 'Saltway',
  legalName: 'Saltway Payments',
  url: 'https://www.saltway.example',
  summary: 'Merchant services and payment processing for small and mid-sized businesses.',
  mailboxes: {
    sales: 'sales@saltway.example',
    support: 'support@saltway.example',
    security: 'security@saltway.example',
  },
  phone: '',
  authorLabel: 'Saltway team',
  copyrightYear: 2025,
  offices: [
    { city: 'Salt Lake City', region: 'Utah', country: 'US', serves: 'Serves North America', area: 'North America' },
    { city: 'Dubai', region: 'United Arab Emirates', country: 'AE', serves: 'Serves global merchants', area: '' },
  ],
  social: {
    linkedin: '',
    facebook: '',
    instagram: '',
    x: '',
    youtube: '',
  },
  analyticsPartner: 'Tallyscope',
  disclosures: {
    sponsorBank: '',
    privacyNoticeUrl: '',
    cryptoAvailability: '',
  },
  mark: {
    box: 26,
    strokeWidth: 2.6,
    action: 'M13 1.5 24.5 13 13 24.5 1.5 13Z',
    money: 'M7.5 13h11M13 7.5v11',
  },
  colours: {
    light: {
      ground: '#f1f4f2',
      paper: '#ffffff',
      sheet: '#ffffff',
      ink: '#10242b',
      'ink-soft': '#47595e',
      line: '#d3dcd8',
      edge: '#6f8288',
      action: '#0b6b66',
      'on-action': '#ffffff',
      'action-wash': '#dceeea',
      money: '#af461e',
      'money-wash': '#fbe6da',
      dusk: '#fbe6da',
    },
    dark: {
      ground: '#091419',
      paper: '#172e36',
      sheet: '#efede5',
      ink: '#eef3f0',
      'ink-soft': '#b4c4c5',
      line: '#365660',
      edge: '#7d969e',
      action: '#55d3c6',
      'on-action': '#06211f',
      'action-wash': '#1d484c',
      money: '#ffa27a',
      'money-wash': '#66331c',
      dusk: '#213a4e',
    },
    night: {
      ground: '#102f39',
      paper: '#18434d',
      sheet: '#f6f5f0',
      ink: '#eef4f1',
      'ink-soft': '#bdcccc',
      line: '#35606a',
      edge: '#8aa7af',
      action: '#6fe0d2',
      'on-action': '#06211f',
      'action-wash': '#20585d',
      money: '#ffb38c',
      'money-wash': '#6b3a24',
      dusk: '#2a4a60',
    },
  },
};

const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const listed = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);

/** Brand facts that copy may name, as `{brand.name}`. */
export const brandTokens: Readonly<Record<string, string>> = {
  'brand.name': brand.name,
  'brand.legalName': brand.legalName,
  'brand.analyticsPartner': brand.analyticsPartner,
  'brand.sales': brand.mailboxes.sales,
  'brand.support': brand.mailboxes.support,
  'brand.cities': listed(brand.offices.map(({ city }) => city)),
  'brand.offices': listed(
    brand.offices.map(({ city, region, serves }) => `${city}, ${region} (${withinSentence(serves)})`),
  ),
};
