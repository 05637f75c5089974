import { z } from 'astro/zod';
import type { FieldMeta } from '../fields/field-meta.ts';
import { illegible } from './legibility.ts';

/** A text of at most so many characters. */
const text = (longest: number) =>
  z
    .string()
    .regex(/\S/, 'is empty; it takes a text')
    .max(longest)
    .meta({ longest } satisfies FieldMeta);

/** A text that is empty as long as there is none, and shown nowhere then. */
const textIfKnown = (longest = 200) =>
  z
    .string()
    .max(longest)
    .meta({ longest, shortest: 0 } satisfies FieldMeta);

/** The address of a page elsewhere, empty as long as there is none. */
const addressIfKnown = textIfKnown().regex(
  /^(https?:\/\/\S+)?$/,
  'is an address that begins with https://, or is left empty',
);

const mailbox = z.email('is a mailbox written as sales@shop.com');

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'is a colour written as #005652: six digits or small letters from a to f');

const night = z.strictObject({
  ground: colour,
  paper: colour.describe('Cards, fields, dialogs.'),
  ink: colour,
  'ink-soft': colour,
  line: colour,
  edge: colour,
  action: colour.describe('Links and buttons.'),
  'on-action': colour,
  'action-wash': colour,
  money: colour,
  'money-wash': colour.describe('Fill of what stands for money.'),
  dusk: colour.describe(
    'Large warm grounds and skies: in the dark a cool colour, since so much of a warm one turns to mud there.',
  ),
  outline: colour.describe('Outlines of everything drawn that is not a device: full ink is too hard on dark grounds.'),
  device: colour.describe('Cases of terminals, registers and phones.'),
  'device-edge': colour.describe('Their outlines.'),
  'device-key': colour.describe('Their keys.'),
});

/** Colour roles of the interface and the drawings; each is a CSS custom property `--color-<role>`. */
const palette = night.extend({
  sheet: colour.describe('Receipts, slips, letters: printed paper, lit in every scheme.'),
  screen: colour.describe('The screens of devices, light in every scheme.'),
});
export type Palette = z.infer<typeof palette>;
export type ColourRole = keyof Palette;

const drawn = z.strictObject({
  shade: colour,
  'money-shade': colour.describe(
    'Dark enough to be a shade of “money-wash” in every scheme; a cold one would turn it grey.',
  ),
  'screen-line': colour,
  'screen-wash': colour,
});

const colours = z
  .strictObject({
    light: palette,
    dark: palette,
    night: night.describe(
      'The deep sections, the same in both schemes; printed paper is lit there as the visitor’s scheme has it.',
    ),
  })
  .superRefine((given, context) => {
    for (const pair of illegible(given))
      context.addIssue({ code: 'custom', message: `do not stand out enough: ${pair}` });
  });

const officeView = z.enum(['capitol', 'creek', 'street']);
/** Views of a city: a domed capitol at the edge of salt flats, a creek with a dhow before towers, a street as anywhere. */
export type OfficeView = z.infer<typeof officeView>;

const office = z.strictObject({
  city: text(40),
  region: text(40).describe('State or country, as shown.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is a country by its two letters, as US')
    .describe('Its two letters (ISO 3166-1), for machines.'),
  serves: text(60).describe('Whom the office serves, as in “Serves North America”.'),
  area: textIfKnown(60).describe('The same as a place, for machines; empty where it is none.'),
  view: officeView.describe('What the drawing of its city shows on the contact page.'),
});
export type Office = z.infer<typeof office>;

const posFacts = z.strictObject({
  processorLock: textIfKnown().describe(
    'Whether its devices and software go on with another processor: “Bound to us”.',
  ),
  offlineMode: textIfKnown().describe('What it does while the internet is down: “Stores card payments for 24 hours”.'),
  dualPricing: textIfKnown().describe('Whether it shows and prints a card price and a cash price.'),
  contract: textIfKnown().describe('Length of its agreement, and what leaving early costs.'),
});
/** What is true of one point of sale system as this provider sells it, each in a few words. */
export type PosFacts = z.infer<typeof posFacts>;

/** Facts that only the owner has. Content names them as `{owner.phone}`. `npm run launch-check` lists those that are empty. */
const owner = z.strictObject({
  sponsorBank: textIfKnown(400).describe(
    '“… is a registered ISO of [bank, city, state]”, in the bank’s prescribed wording, for the foot of every page.',
  ),
  phone: textIfKnown(24).describe(
    'The number that merchants call, as “+1 801 555 0100”: in the footer, on the contact page and for machines.',
  ),
  phoneHours: textIfKnown(60).describe('When that number is answered: “Mon–Fri 8 a.m. to 6 p.m. MT”.'),
  legalEntity: textIfKnown().describe(
    'The registered company with its form and state, which the legal name may shorten.',
  ),
  streetAddress: textIfKnown().describe('Where that company is: street, city, state, ZIP code.'),
  privacyNoticeUrl: addressIfKnown.describe('A link in the footer, as the three below.'),
  termsUrl: addressIfKnown,
  accessibilityUrl: addressIfKnown,
  complaintsUrl: addressIfKnown,
  prices: z
    .strictObject({
      markup: textIfKnown().describe('Over interchange and assessments: “0.30% + $0.10”.'),
      monthly: textIfKnown(),
      gateway: textIfKnown(),
      chargeback: textIfKnown(),
      terminals: textIfKnown(),
      term: textIfKnown().describe('Length of the agreement, and how it renews.'),
      exitFee: textIfKnown(),
    })
    .describe('Your own prices, each as it would stand in a quote: a table on the merchant services page.'),
  partnerShare: z
    .strictObject({
      basis: textIfKnown().describe('What the share is taken from, and how much of it.'),
      duration: textIfKnown().describe('How long it runs, and what ends it.'),
      relationship: textIfKnown().describe('Who owns the merchant relationship.'),
      payout: textIfKnown().describe('When it is paid, and what can be clawed back.'),
    })
    .describe('The four questions of the partner page, answered, each in a sentence.'),
  cryptoProvider: textIfKnown().describe('The licensed company that converts and pays out crypto.'),
  cryptoStates: textIfKnown().describe('The states in which crypto acceptance is offered.'),
  biometricVendor: textIfKnown().describe('Whose service matches an enrolled palm or face.'),
  pos: z
    .strictObject({ clover: posFacts, spoton: posFacts, softpoint: posFacts, dejavoo: posFacts, payzli: posFacts })
    .describe('A comparison on the products page, of the systems that have any.'),
});
export type OwnerFacts = z.infer<typeof owner>;

const placeholder = z.enum([
  'name',
  'legalName',
  'url',
  'mailboxes',
  'offices',
  'authorLabel',
  'analyticsPartner',
  'signature',
]);
/** A field that a new site starts with made up. */
export type Placeholder = z.infer<typeof placeholder>;

const social = z.strictObject({
  linkedin: addressIfKnown,
  facebook: addressIfKnown,
  instagram: addressIfKnown,
  x: addressIfKnown,
  youtube: addressIfKnown,
});
/** One of the social networks the footer and contact page can point to. */
export type SocialNetwork = keyof z.infer<typeof social>;

/** Everything that src/brand.yaml says. What is left empty is shown nowhere. */
export const brandSchema = z.strictObject({
  name: text(34),
  nameIsWord: z
    .literal(true)
    .optional()
    .describe('Whether the name is an ordinary word as well: typed out, nothing can tell it from the word.'),
  legalName: text(80),
  url: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, 'is an address like https://www.shop.com, with nothing behind the name')
    .describe('The address of the published site.'),
  summary: text(160).describe('One line that says what the company does, for search results and machine readers.'),
  mailboxes: z.strictObject({
    sales: mailbox,
    support: mailbox,
    security: mailbox.describe('Told to whoever looks for holes, in /.well-known/security.txt.'),
  }),
  authorLabel: text(60).describe('Byline of the articles.'),
  copyrightYear: z.int().min(1900, 'is a year, as 2025').max(2999, 'is a year, as 2025'),
  offices: z.array(office).min(1),
  social: social.describe('Address of the brand’s page on each network; the icon of an empty one is plain decoration.'),
  analyticsPartner: text(40).describe(
    'The fictional analytics provider named as technology partner; replace it with the real one.',
  ),
  owner: owner.describe(
    'Facts that only you have. An empty one is shown nowhere: the sentence that names it is left out.',
  ),
  placeholders: z
    .array(placeholder)
    .describe('Fields that still hold what was made up: take out what you have replaced.'),
  signature: textIfKnown(900)
    .regex(/^[\d\s.,achlmqstvz-]*$/i, 'is the “d” of a path of lines and curves, or is left empty')
    .describe(
      'Its name as written by hand under the letter on the About page: the “d” of one line, 140 wide and 46 high. Empty, nobody’s in particular stands there.',
    ),
  land: z
    .enum(['salt flats', 'meadow'])
    .describe('What lies under the letter on the About page and on its stamps: salt flats, or a meadow as anywhere.'),
  colours,
  drawn: drawn.describe(
    'What drawings hold in one colour, whatever the scheme: shades, and what is printed or shown on a lit screen.',
  ),
});
export type Brand = z.infer<typeof brandSchema>;
