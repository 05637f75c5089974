import styles from './OwnRow.module.css';
import type { Page } from './page.schema.ts';

/** The stub of the closing call: a row of the map for a trade that has none, its marks in pencil until it is known which it needs. */
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
