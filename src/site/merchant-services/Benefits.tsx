import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import styles from './Benefits.module.css';
import type { Page } from './page.schema.ts';

/** Nine benefits on three slips that hang side by side from one rail, or below each other from their own. */
export function Benefits({ title, groups }: Page['benefits']) {
  const { mark, notes } = footnotes(
    'benefits',
    groups.flatMap(({ items }) => items.flatMap(({ claim }) => claim ?? [])),
    title,
  );
  return (
    <Section head="line" title={title}>
      <div className={styles.rail}>
        {groups.map(({ label, items }) => (
          <Slip key={label}>
            <p className="label">{label}</p>
            <ul>
              {items.map(({ title: name, text, claim }) => (
                <li key={name} className={styles.benefit}>
                  <h3>{name}</h3>
                  <p>
                    {text}
                    {claim && mark(claim)}
                  </p>
                </li>
              ))}
            </ul>
          </Slip>
        ))}
      </div>
      {notes}
    </Section>
  );
}
