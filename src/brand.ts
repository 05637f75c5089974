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

/** What is true of one point of sale system as this provider sells it, each in a few words. */
export interface PosFacts {
  /** Whether its devices and software go on with another processor: "Bound to us", "Open to other processors". */
  readonly processorLock: string;
  /** What it does while the internet is down: "Stores card payments for 24 hours". */
  readonly offlineMode: string;
  /** Whether it shows and prints a card price and a cash price. */
  readonly dualPricing: string;
  /** Length of its agreement, and what leaving early costs. */
  readonly contract: string;
}

/**
 * Facts that only the owner has. An empty one is shown nowhere: the sentence that names it is left out, and so is a list or a
 * section that holds nothing else. Content names them as `{owner.phone}`. `npm run launch-check` lists those that are empty.
 */
export interface OwnerFacts {
  /** "… is a registered ISO of [bank, city, state]", in the bank's prescribed wording, for the foot of every page. */
  readonly sponsorBank: string;
  /** The number that merchants call, as "+1 801 555 0100": in the footer, on the contact page and in structured data. */
  readonly phone: string;
  /** When that number is answered: "24 hours a day", "Mon–Fri 8 a.m. to 6 p.m. MT". */
  readonly phoneHours: string;
  /** The registered company with its form and state, which `legalName` may shorten. */
  readonly legalEntity: string;
  /** Where that company is: street, city, state, ZIP code. */
  readonly streetAddress: string;
  /** Absolute addresses of what a website has to offer: links in the footer. */
  readonly privacyNoticeUrl: string;
  readonly termsUrl: string;
  readonly accessibilityUrl: string;
  readonly complaintsUrl: string;
  /** The provider's own prices, each as it would stand in a quote: a table on the merchant services page. */
  readonly prices: {
    /** Over interchange and assessments: "0.30% + $0.10". */
    readonly markup: string;
    readonly monthly: string;
    readonly gateway: string;
    readonly chargeback: string;
    readonly terminals: string;
    /** Length of the agreement, and how it renews. */
    readonly term: string;
    readonly exitFee: string;
  };
  /** The four questions of the partner page, answered, each in a sentence. */
  readonly partnerShare: {
    /** What the share is taken from, and how much of it. */
    readonly basis: string;
    /** How long it runs, and what ends it. */
    readonly duration: string;
    /** Who owns the merchant relationship. */
    readonly relationship: string;
    /** When it is paid, and what can be clawed back. */
    readonly payout: string;
  };
  /** The licensed company that converts and pays out crypto. */
  readonly cryptoProvider: string;
  /** The states in which crypto acceptance is offered. */
  readonly cryptoStates: string;
  /** Whose service matches an enrolled palm or face. */
  readonly biometricVendor: string;
  /** A comparison on the products page, of the systems that have any. */
  readonly pos: Readonly<Record<'clover' | 'spoton' | 'softpoint' | 'dejavoo' | 'payzli', PosFacts>>;
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
  /** Byline of the articles. */
  readonly authorLabel: string;
  readonly copyrightYear: number;
  readonly offices: readonly Office[];
  /** Address of the brand's page on each network; an empty one is shown as plain decoration. */
  readonly social: Readonly<Record<SocialNetwork, string>>;
  /** The fictional analytics provider named as technology partner; replace with the real one. */
  readonly analyticsPartner: string;
  readonly owner: OwnerFacts;
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
    /** The deep sections, the same in both schemes; printed paper is lit there as the visitor’s scheme has it. */
    readonly night: Omit<Palette, 'sheet'>;
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
  owner: {
    sponsorBank: '',
    phone: '',
    phoneHours: '',
    legalEntity: '',
    streetAddress: '',
    privacyNoticeUrl: '',
    termsUrl: '',
    accessibilityUrl: '',
    complaintsUrl: '',
    prices: { markup: '', monthly: '', gateway: '', chargeback: '', terminals: '', term: '', exitFee: '' },
    partnerShare: { basis: '', duration: '', relationship: '', payout: '' },
    cryptoProvider: '',
    cryptoStates: '',
    biometricVendor: '',
    pos: {
      clover: { processorLock: '', offlineMode: '', dualPricing: '', contract: '' },
      spoton: { processorLock: '', offlineMode: '', dualPricing: '', contract: '' },
      softpoint: { processorLock: '', offlineMode: '', dualPricing: '', contract: '' },
      dejavoo: { processorLock: '', offlineMode: '', dualPricing: '', contract: '' },
      payzli: { processorLock: '', offlineMode: '', dualPricing: '', contract: '' },
    },
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
      'ink-soft': '#3e4f54',
      line: '#d3dcd8',
      edge: '#6f8288',
      action: '#005652',
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
      'ink-soft': '#c4d4d5',
      line: '#365660',
      edge: '#7d969e',
      action: '#67e4d6',
      'on-action': '#06211f',
      'action-wash': '#1b4347',
      money: '#ffa27a',
      'money-wash': '#66331c',
      dusk: '#213a4e',
    },
    night: {
      ground: '#102f39',
      paper: '#18434d',
      ink: '#eef4f1',
      'ink-soft': '#c5d4d4',
      line: '#35606a',
      edge: '#8aa7af',
      action: '#73e4d6',
      'on-action': '#06211f',
      'action-wash': '#20585d',
      money: '#ffb38c',
      'money-wash': '#6b3a24',
      dusk: '#2a4a60',
    },
  },
};

/** Without these no site is built for a real address. */
export const essentialFacts = [
  'sponsorBank',
  'phone',
  'legalEntity',
  'privacyNoticeUrl',
  'termsUrl',
] as const satisfies readonly (keyof OwnerFacts)[];

/** Fields that still hold what was made up, and where each shows: take a line out once you have replaced its field. */
export const placeholders = {
  name: 'every page',
  legalName: 'every page',
  url: 'every page',
  mailboxes: 'every page',
  offices: 'every page',
  authorLabel: '/blog and every article',
  analyticsPartner: '/, /about, /solutions',
} as const satisfies Partial<Readonly<Record<keyof Brand, string>>>;

const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const listed = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);

/** Facts in a group, each by its whole name, as in `owner.prices.markup`. */
function namedFacts(group: object, prefix: string): readonly (readonly [name: string, fact: string])[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}.${key}`;
    if (typeof value === 'string') return [[name, value] as const];
    return typeof value === 'object' && value !== null ? namedFacts(value, name) : [];
  });
}

/** Every fact of the owner by its name in content, `owner.phone`; empty while there is none. */
export const ownerFacts: Readonly<Record<string, string>> = Object.fromEntries(namedFacts(brand.owner, 'owner'));

/** The essential facts that are empty, by their names in content. */
export const missingEssentials: readonly string[] = essentialFacts
  .filter((fact) => brand.owner[fact] === '')
  .map((fact) => `owner.${fact}`);

/** Brand facts that copy may name, as `{brand.name}`. */
export const brandTokens: Readonly<Record<string, string>> = {
  ...ownerFacts,
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
