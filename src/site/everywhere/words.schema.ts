import { z } from 'astro/zod';
import { copy, heading, label, sentence, template } from '../../fields/copy.ts';

/** A rule of the routing example. */
const routingRule = z.strictObject({ condition: label, action: copy(60), reason: sentence });

/**
 * The words of the interface that stand on more than one page or in no page's content, by what shows them. Each group is
 * an export of words.yaml as code sees it: `import { header } from '…/site/everywhere/words.yaml'`.
 */
export const words = z.strictObject({
  /** Before anything else, for the keyboard. */
  skipLink: z.strictObject({ toContent: label }),
  header: z.strictObject({
    /** The logo, as it is read aloud. */
    home: label,
    getStarted: label,
    /** The button that opens the menu on small screens, and the menu itself. */
    menu: label,
    navigation: label,
  }),
  footer: z.strictObject({
    talk: label,
    privacyNotice: label,
  }),
  /** The networks' own names, read aloud for their icons. */
  socialNetworks: z.strictObject({ linkedin: label, facebook: label, instagram: label, x: label, youtube: label }),
  /** On the image that stands for an article where its link is shared. */
  socialImage: z.strictObject({ date: label, by: label }),
  /** Headings of /llms.txt. */
  llms: z.strictObject({ pages: label, articles: label }),
  /** The number beside a figure that leads to its qualifier, as it is read aloud. */
  footnote: z.strictObject({ mark: template('number') }),
  /** Before what an offer is for, and before what it asks in return. */
  offerTerms: z.strictObject({ use: label, tradeOff: label }),
  /** Around articles and their cards. */
  blog: z.strictObject({
    readMore: label,
    back: label,
    readingTime: template('minutes'),
    contents: label,
    /** The way to the articles before and after, as it is read aloud. */
    neighbours: label,
    previous: label,
    next: label,
    related: label,
  }),
  field: z.strictObject({
    /** Beside the label of a field that may stay empty. */
    optional: label,
  }),
  carousel: z.strictObject({
    /** What it is and what is in it, as it is read aloud after their names. */
    carousel: label,
    slide: label,
    /** The name of the row of slides, and of each slide. */
    row: template('label'),
    slideName: template('n', 'count', 'title'),
    position: template('n', 'count'),
    previous: label,
    next: label,
  }),
  toast: z.strictObject({ dismiss: label }),
  share: z.strictObject({ label, copied: label, notCopied: template('link') }),
  contactForm: z.strictObject({
    name: label,
    fullName: label,
    email: label,
    phone: label,
    company: label,
    message: label,
    nameMissing: label,
    messageMissing: label,
    /** Under the fields: what sending does, with script and without. */
    how: sentence,
    withoutScript: sentence,
    send: label,
    /** In the toast once the email client was asked, with what it offers. */
    opening: label,
    copy: label,
    copied: template('mailbox'),
    notCopied: sentence,
    restore: label,
    /** Under the form from then on. */
    nothingOpened: label,
    bringBack: label,
  }),
  /** What is said when a number is too low, too high, or none. */
  numberField: z.strictObject({
    low: template('least'),
    high: template('most'),
    unreadable: template('example', 'counted'),
  }),
  leadForm: z.strictObject({
    name: label,
    /** Said when the name is blank. */
    nameMissing: label,
    email: label,
    companySize: label,
    chooseSize: label,
    position: label,
    choosePosition: label,
    services: label,
    /** Stands under the services while none is chosen, and is said aloud by a submit attempt (decision 9). */
    serviceMissing: label,
    notes: label,
    cancel: label,
    submit: label,
  }),
  /** What the lead form says where leads are sent; “arrived” only ever after the inbox has answered that it holds the lead. */
  leadDelivery: z.strictObject({
    /** A field that people do not see. */
    trap: label,
    privacy: z.strictObject({ before: label, link: label }),
    tryAgain: label,
    doNotSend: label,
    openForm: label,
    sending: label,
    sendingAgain: label,
    arrived: sentence,
    stillKept: sentence,
    offlineKept: sentence,
    /** Follows the two before. */
    whereKept: template('days'),
    offlineNotKept: sentence,
    refused: template('problem'),
    noLongerKept: sentence,
    unreachable: sentence,
    busy: template('when'),
    inAMoment: label,
    inSeconds: template('seconds'),
    inMinutes: template('minutes'),
  }),
  /** The email that the contact form writes, as its receiver reads it. */
  contactEmail: z.strictObject({
    subject: label,
    subjectFrom: template('name'),
    fields: z.strictObject({ fullName: label, email: label, phone: label, company: label, message: label }),
    /** Before the address and the subject, in a copy to be pasted. */
    toLine: label,
    subjectLine: label,
  }),
  dualPrice: z.strictObject({
    name: label,
    ticket: label,
    difference: label,
    byCard: label,
    inCash: label,
    cardPrice: label,
    cashPrice: label,
    discount: label,
    total: label,
    /** The result, as it is read aloud. */
    announcement: template('card', 'cash'),
  }),
  savings: z.strictObject({
    name: label,
    volume: label,
    rate: label,
    copyLink: label,
    linkCopied: sentence,
    linkNotCopied: sentence,
    offset: label,
    month: label,
    year: label,
    assumptionsName: label,
    assumptions: z.array(sentence).length(3),
    /** The result, as it is read aloud. */
    announcement: template('month', 'year'),
    /** Above the worked examples for visitors without script. */
    examples: template('rate'),
  }),
  statementCheck: z.strictObject({
    name: label,
    volume: label,
    fees: label,
    rate: label,
    /** How the rate stands to the usual range. */
    below: template('range'),
    inside: template('range'),
    above: template('range'),
    implausible: sentence,
    scale: template('rate'),
    workOut: label,
    /** The result, as it is read aloud; the verdict follows. */
    announcement: template('rate'),
  }),
  routing: z.strictObject({
    name: label,
    region: label,
    cardType: label,
    risk: label,
    regions: z.strictObject({ us: label, canada: label, europe: label }),
    cardTypes: z.strictObject({ debit: label, credit: label, commercial: label }),
    /** The same within a sentence. */
    cardTypesWithin: z.strictObject({ debit: label, credit: label, commercial: label }),
    risks: z.strictObject({ low: label, elevated: label, blocked: label }),
    /** A card in words, by where it was issued. */
    cards: z.strictObject({ us: template('type'), canada: template('type'), europe: template('type') }),
    /** The rules in words: `reason` follows “because”. */
    rules: z.strictObject({
      blocked: routingRule,
      elevated: routingRule,
      europe: routingRule,
      usDebit: routingRule,
      commercial: routingRule,
      others: routingRule,
    }),
    /** The table of rules. */
    caption: heading,
    condition: label,
    action: label,
    /** Where the payment goes, in a sentence or two. */
    stopped: template('card', 'reason'),
    sent: template('card', 'processor', 'reason'),
    confirmed: template('card', 'processor', 'reason'),
    /** The stops of the drawing: a name, and what happens there. */
    stops: z.strictObject({
      checkout: label,
      fraudRules: label,
      riskFirst: label,
      stopped: label,
      nobodyAsked: label,
      issuer: label,
      secure: label,
      processor: template('id'),
    }),
    /** What each processor of the example is there for. */
    tasks: z.strictObject({ A: label, B: label, C: label }),
  }),
  leadDialog: z.strictObject({
    title: label,
    close: label,
    intro: sentence,
    /** For visitors without script: a sentence with a link in it. */
    withoutScript: z.strictObject({ before: sentence, link: label, after: label }),
    /** The button that opens it, where a page says nothing else. */
    open: label,
  }),
});
export type Words = z.infer<typeof words>;
