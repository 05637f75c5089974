import { offerTerms } from '../everywhere/words.yaml';
import styles from './OfferTerms.module.css';
import type { Terms } from './page.schema.ts';

/** What an offer is for, and what it asks in return: the same two lines under every offer of the page. */
export function OfferTerms({ use, tradeOff }: Readonly<Terms>) {
  return (
    <dl className={styles.terms}>
      <dt>{offerTerms.use}</dt>
      <dd>{use}</dd>
      <dt>{offerTerms.tradeOff}</dt>
      <dd>{tradeOff}</dd>
    </dl>
  );
}
