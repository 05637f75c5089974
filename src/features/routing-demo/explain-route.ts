import type { Route } from './choose-route.ts';
import type { CardType, Payment, Region } from './rules.ts';

const origins: Readonly<Record<Region, string>> = { us: 'US', canada: 'Canadian', europe: 'European' };

/** The card in words: "US debit". */
export function describeCard({ region, cardType }: { readonly region: Region; readonly cardType: CardType }): string {
  return `${origins[region]} ${cardType}`;
}

/** One or two sentences that say where the payment goes and why. */
export function explainRoute(payment: Payment, route: Route): string {
  const card = `A ${describeCard(payment)} card`;
  if (route.kind === 'stopped') return `${card} stops here, because ${route.because}.`;
  const way = `processor ${route.processor}, because ${route.because}.`;
  return route.confirmed
    ? `${card} at elevated risk is first confirmed by its issuer. Then it goes to ${way}`
    : `${card} at low risk goes to ${way}`;
}
