import { exampleMark } from '../../lib/browser-protocol.ts';
import { ownFigures as words } from '../../site/everywhere/words.yaml';
import styles from './OwnFiguresMark.module.css';

/** Says whose figures these are: an example's, or the visitor's, with a way back; in one room, so that nothing moves. */
export function OwnFiguresMark() {
  return (
    <span className={styles.mark}>
      <span className={styles.example}>{words.example}</span>
      <span className={styles.own}>{words.yours}</span>
      <button type="button" className={styles.own} {...{ [exampleMark]: '' }}>
        {words.backToExample}
      </button>
    </span>
  );
}
