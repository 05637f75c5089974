import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Figures.module.css';
import type { Page } from './page.schema.ts';

/** Every statistic of the program as two columns of a ledger, with the qualifiers below. */
export function Figures({ title, money, market }: Page['figures']) {
  const { mark, notes } = footnotes('figures', [...money.claims, ...market.claims]);
  return (
    <Section tone="night" head="line" title={title}>
      <div className={`columns ${styles.columns}`}>
        {[money, market].map((column) => (
          <div key={column.title}>
            <h3 className="label">{column.title}</h3>
            <ul>
              {column.claims.map((claim) => (
                <li key={claim.value} className="columns">
                  <b className="figure">{claim.value}</b>
                  <span>
                    {claim.wording}
                    {mark(claim)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {notes}
    </Section>
  );
}
