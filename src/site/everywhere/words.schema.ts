import { z } from 'astro/zod';
import { copy, heading, label, sentence, template } from '../../fields/copy.ts';

/** A label under each of these names. */
const labels = <Name extends string>(...names: readonly Name[]) => z.record(z.enum(names), label);

/** A sentence or two under each of these names. */
const sentences = <Name extends string>(...names: readonly Name[]) => z.record(z.enum(names), sentence);

/** A rule of the routing example. */
const routingRule = z.strictObject({ condition: label, action: copy(60), reason: sentence });

/**
 * The words of the interface that stand on more than one page or in no page's content, by what shows them. Each group is
 * an export of words.yaml as code sees it: `import { header } from '…/site/everywhere/words.yaml'`.
 */
export const words = z.strictObject({
  skipLink: labels('toContent'),
  header: labels('home', 'getStarted', 'menu', 'navigation'),
  footer: labels('talk'),
  socialNetworks: labels('linkedin', 'facebook', 'instagram', 'x', 'youtube'),
  socialImage: labels('date', 'by'),
  llms: labels('pages', 'articles'),
  footnote: z.strictObject({ mark: template('number'), markOfSection: template('number', 'section') }),
  offerTerms: labels('use', 'tradeOff'),
  blog: labels('readMore', 'back', 'contents', 'since', 'sources', 'neighbours', 'previous', 'next', 'related').and(
    z.strictObject({ readingTime: template('minutes'), updated: template('date'), checked: template('date') }),
  ),
  field: labels('optional'),
  carousel: labels('carousel', 'slide', 'inView', 'previous', 'next').and(
    z.strictObject({
      row: template('label'),
      slideName: template('n', 'count', 'title'),
      position: template('n', 'count'),
    }),
  ),
  toast: labels('dismiss'),
  share: labels('label', 'copied', 'copy').and(z.strictObject({ notCopied: template('link') })),
  contactForm: labels(
    'name',
    'fullName',
    'email',
    'phone',
    'company',
    'message',
    'nameMissing',
    'emailMissing',
    'messageMissing',
    'send',
    'opening',
    'copy',
    'restore',
    'nothingOpened',
    'bringBack',
  )
    .and(sentences('how', 'withoutScript', 'notCopied'))
    .and(z.strictObject({ copied: template('mailbox') })),
  numberField: z.strictObject({
    low: template('least'),
    high: template('most'),
    unreadable: template('example', 'counted'),
  }),
  leadForm: labels(
    'name',
    'nameMissing',
    'email',
    'emailMissing',
    'companySize',
    'companySizeMissing',
    'chooseSize',
    'position',
    'positionMissing',
    'choosePosition',
    'services',
    'serviceMissing',
    'notes',
    'cancel',
    'submit',
  ),
  leadDelivery: labels('trap', 'tryAgain', 'doNotSend', 'openForm', 'sending', 'sendingAgain', 'inAMoment')
    .and(sentences('arrived', 'stillKept', 'offlineKept', 'offlineNotKept', 'noLongerKept', 'unreachable'))
    .and(
      z.strictObject({
        privacy: labels('before', 'link'),
        whereKept: template('days'),
        refused: template('problem'),
        busy: template('when'),
        inSeconds: template('seconds'),
        inMinutes: template('minutes'),
      }),
    ),
  contactEmail: labels('subject', 'toLine', 'subjectLine').and(
    z.strictObject({
      subjectFrom: template('name'),
      fields: labels('fullName', 'email', 'phone', 'company', 'message'),
    }),
  ),
  dualPrice: labels('name', 'posted', 'byCard', 'inCash', 'cardPrice', 'discount', 'total').and(
    z.strictObject({ difference: template('most'), announcement: template('card', 'cash') }),
  ),
  savings: labels('name', 'volume', 'rate', 'feesMonth', 'year', 'offsetInFull', 'leftMonth').and(
    z.strictObject({
      assumptions: z.array(sentence).length(2),
      offsetAt: template('difference'),
      announcement: template('fees', 'offset', 'left'),
    }),
  ),
  ownFigures: labels('name', 'sales', 'fees', 'setting', 'difference', 'print', 'copyLink')
    .and(labels('example', 'yours', 'backToExample', 'rate', 'feesMonth', 'feesYear', 'year'))
    .and(labels('offsetInFull', 'left', 'cardPrice', 'cashPrice', 'addToNotes'))
    .and(sentences('ofCashPrice', 'linkCopied', 'linkNotCopied', 'withoutScript'))
    .and(
      z.strictObject({
        offsetAt: template('difference'),
        covering: template('difference'),
        announcement: template('rate', 'fees', 'left'),
        notes: template('sales', 'fees', 'difference'),
      }),
    ),
  statementCheck: labels('name', 'volume', 'fees', 'rate', 'workOut').and(
    z.strictObject({
      below: template('range'),
      inside: template('range'),
      above: template('range'),
      implausible: sentence,
      announcement: template('rate'),
    }),
  ),
  routing: labels('name', 'region', 'cardType', 'risk').and(
    z.strictObject({
      regions: labels('us', 'canada', 'europe'),
      cardTypes: labels('debit', 'credit', 'commercial'),
      cardTypesWithin: labels('debit', 'credit', 'commercial'),
      risks: labels('low', 'elevated', 'blocked'),
      cards: z.record(z.enum(['us', 'canada', 'europe']), template('type')),
      rules: z.record(z.enum(['blocked', 'elevated', 'europe', 'usDebit', 'commercial', 'others']), routingRule),
      caption: heading,
      stopped: template('card', 'reason'),
      sent: template('card', 'processor', 'reason'),
      confirmed: template('card', 'processor', 'reason'),
      stops: labels('checkout', 'fraudRules', 'riskFirst', 'stopped', 'nobodyAsked', 'issuer', 'secure').and(
        z.strictObject({ processor: template('id') }),
      ),
      tasks: labels('A', 'B', 'C'),
    }),
  ),
  leadDialog: labels('title', 'close', 'open').and(
    z.strictObject({
      intro: sentence,
      withoutScript: z.strictObject({ before: sentence, link: label, after: label }),
    }),
  ),
});
export type Words = z.infer<typeof words>;
