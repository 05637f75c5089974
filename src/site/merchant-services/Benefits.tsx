import { numberNotes } from '../../lib/notes.ts';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { footnote } from '../everywhere/words.yaml';
import styles from './Benefits.module.css';
import type { Page } from './page.schema.ts';

/** Nine benefits on three slips that hang from one rail. */
export function Benefits({ title, groups }: Page['benefits']) {
  const { notes, numberOf } = numberNotes(groups.flatMap(({ items }) => items.flatMap(({ claim }) => claim ?? [])));
  return (
    <Section title={title}>
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
                    {claim && <NoteMark id="benefits" number={numberOf(claim)} label={footnote.mark} />}
                  </p>
                </li>
              ))}
            </ul>
          </Slip>
        ))}
      </div>
      <Notes id="benefits" notes={notes} />
    </Section>
  );
}
