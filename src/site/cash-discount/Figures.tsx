import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import '../../styles/figure.css';
import styles from './Figures.module.css';
import type { Page } from './page.schema.ts';

/** Every statistic of the program in two rows, with the qualifiers below. */
export function Figures({ title, money, market }: Page['figures']) {
  const { mark, notes } = footnotes('figures', [...money.claims, ...market.claims], title);
  return (
    <Section tone="night" head="line" title={title}>
      {[money, market].map((group) => (
        <div key={group.title} className={styles.group}>
          <h3 className="label">{group.title}</h3>
          <ul>
            {group.claims.map((claim) => (
              <li key={claim.value}>
                <b className="figure">{claim.value}</b>
                {` ${claim.wording}`}
                {mark(claim)}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {notes}
    </Section>
  );
}
