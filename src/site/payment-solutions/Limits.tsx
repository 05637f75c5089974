import styles from './Limits.module.css';
import { OfferTerms } from './OfferTerms.tsx';
import type { Page } from './page.schema.ts';

type LimitsProps = Pick<Page['orchestration'], 'terms' | 'example' | 'limit'>;

/** Whom orchestration is for, and what it must never do. */
export function Limits({ terms, example, limit }: LimitsProps) {
  return (
    <>
      <p className={styles.limit}>{limit}</p>
      <OfferTerms {...terms} />
      <p className={`fine ${styles.example}`}>{example}</p>
    </>
  );
}
