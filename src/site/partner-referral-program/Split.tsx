import type { Page } from './page.schema.ts';
import styles from './Split.module.css';

/** What a month's card fees go to, cut from one bar; its lengths stand for nothing, since shares are agreed on. */
export function Split({
  title,
  costs,
  net,
  note,
  you,
  we,
}: Page['steps']['split'] & Pick<Page['steps'], 'you' | 'we'>) {
  return (
    <figure className={styles.split}>
      <figcaption>{title}</figcaption>
      <ul>
        {costs.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
        <li className={styles.net}>
          <b>{net}</b>
          <span>{you}</span>
          <span>{we}</span>
        </li>
      </ul>
      <p className="fine">{note}</p>
    </figure>
  );
}
