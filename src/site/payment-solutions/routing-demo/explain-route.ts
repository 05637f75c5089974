import { fill } from '../../../lib/fill.ts';
import { routing } from '../../everywhere/words.yaml';
import type { Route } from './choose-route.ts';
import type { Payment } from './rules.ts';

/** The card in words: "US debit". */
export function describeCard({ region, cardType }: Payment): string {
  return fill(routing.cards[region], { type: routing.cardTypesWithin[cardType] });
}

/** One or two sentences that say where the payment goes and why. */
export function explainRoute(payment: Payment, route: Route): string {
  const card = describeCard(payment);
  if (route.kind === 'stopped') return fill(routing.stopped, { card, reason: route.because });
  const { processor, because: reason, confirmed } = route;
  return fill(confirmed ? routing.confirmed : routing.sent, { card, processor, reason });
}
