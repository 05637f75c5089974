import styles from './OwnRow.module.css';
import type { Page } from './page.schema.ts';

/** The stub of the closing call: the ways that a row of the map may have, for a trade that has none. */
export function OwnRow({ own, ways }: Pick<Page['map'], 'own' | 'ways'>) {
  return (
    <div className={styles.row}>
      <h3>{own}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </div>
  );
}
