/** One of the social networks the footer and contact page can point to. */
export type SocialNetwork = 'linkedin' | 'facebook' | 'instagram' | 'x' | 'youtube';

/** Colour roles of the interface and the drawings; each is a CSS custom property `--color-<role>`. */
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
  /** Fill of what stands for money. */
  | 'money-wash'
  /** Large warm grounds and skies: in the dark a cool colour, since so much of a warm one turns to mud there. */
  | 'dusk'
  /** Outlines of everything drawn that is not a device: full ink is too hard on dark grounds. */
  | 'outline'
  /** Cases of terminals, registers and phones, their outlines and their keys. */
  | 'device'
  | 'device-edge'
  | 'device-key'
  /** Their screens, light in every scheme. */
  | 'screen';

export type Palette = Readonly<Record<ColourRole, string>>;

/** What drawings hold in one colour, whatever the scheme: shades, and what is printed or shown on a lit screen. */
export type DrawnRole =
  | 'shade'
  /** Dark enough to be a shade of `money-wash` in every scheme; a cold one would turn it grey. */
  | 'money-shade'
  | 'screen-line'
  | 'screen-wash';

/** Views of a city: a domed capitol at the edge of salt flats, a creek with a dhow before towers, a street as anywhere. */
export type OfficeView = 'capitol' | 'creek' | 'street';

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
  /** What the drawing of its city shows on the contact page. */
  readonly view: OfficeView;
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

/** A field that a new site starts with made up. */
export type Placeholder = Extract<
  keyof Brand,
  'name' | 'legalName' | 'url' | 'mailboxes' | 'offices' | 'authorLabel' | 'analyticsPartner'
>;

/** Everything that src/brand.ts says. Fields left empty are shown nowhere (a social link becomes plain decoration). */
export interface Brand {
  readonly name: string;
  /** Whether the name is an ordinary word as well: typed out, nothing can tell it from the word. */
  readonly nameIsWord: boolean;
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
  /** Fields that still hold what was made up: `npm run launch-check` lists them. */
  readonly placeholders: readonly Placeholder[];
  /** What lies under the letter on the About page and on its stamps: salt flats, or a meadow as anywhere. */
  readonly land: 'salt flats' | 'meadow';
  readonly colours: {
    readonly light: Palette;
    /** Ground, paper and wash at least 1.3 : 1 apart, or sections and cards vanish; so too at night. */
    readonly dark: Palette;
    /** The deep sections, the same in both schemes; printed paper is lit there as the visitor’s scheme has it. */
    readonly night: Omit<Palette, 'sheet' | 'screen'>;
  };
  readonly drawn: Readonly<Record<DrawnRole, string>>;
}
