import { brand } from '../../brand.ts';
import { Art } from '../../drawings/Art.tsx';
import type { Page } from './page.schema.ts';
import styles from './Reply.module.css';

/** The envelope of the answer, stamped and addressed to us. */
export function Reply({ to, art }: Page['reply']) {
  return (
    <div className={`paper ${styles.envelope}`}>
      <Art {...art} />
      <p className={styles.address}>
        <span className="label">{to}</span>
        <b>{brand.legalName}</b>
        {brand.offices.map(({ city, region }) => (
          <span key={city}>{`${city}, ${region}`}</span>
        ))}
      </p>
    </div>
  );
}
