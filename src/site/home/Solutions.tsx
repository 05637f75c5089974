import { Art } from '../../drawings/Art.tsx';
import { numberNotes } from '../../lib/notes.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { NoteMark, Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { footnote } from '../everywhere/words.yaml';
import type { Page } from './page.schema.ts';
import styles from './Solutions.module.css';

/** Six ways to sell, each card leading to its page. */
export function Solutions({ title, intro, period, cards }: Page['solutions']) {
  const { notes, numberOf } = numberNotes(cards.flatMap(({ figure }) => figure ?? []));
  return (
    <Section id="solutions" title={title} intro={intro}>
      <ul className={styles.bento}>
        {cards.map(({ title: name, text, link, art, figure }) => (
          <li key={name} className={figure ? styles.money : styles.card}>
            {art && <Art {...art} className={styles.art} />}
            <h3>{name}</h3>
            <p>{text}</p>
            {figure && (
              <p className={styles.figure}>
                <b className="mono">{figure.value}</b>
                <span>
                  {period}
                  <NoteMark id="solutions" number={numberOf(figure)} label={footnote.mark} />
                </span>
              </p>
            )}
            <MoreLink href={link.to}>{link.label}</MoreLink>
          </li>
        ))}
      </ul>
      <Notes id="solutions" notes={notes} />
    </Section>
  );
}
