import { numberNotes } from '../../lib/notes.ts';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { footnote } from '../everywhere/words.yaml';
import styles from './Figures.module.css';
import type { Page } from './page.schema.ts';

/** Every statistic of the program as two columns of a ledger, with the qualifiers below. */
export function Figures({ title, money, market }: Page['figures']) {
  const { notes, numberOf } = numberNotes([...money.claims, ...market.claims]);
  return (
    <Section tone="night" title={title}>
      <div className={styles.columns}>
        {[money, market].map((column) => (
          <div key={column.title}>
            <h3>{column.title}</h3>
            <ul>
              {column.claims.map((claim) => (
                <li key={claim.value}>
                  <b>{claim.value}</b>
                  <span>
                    {claim.wording}
                    <NoteMark id="figures" number={numberOf(claim)} label={footnote.mark} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Notes id="figures" notes={notes} />
    </Section>
  );
}
