import { Art } from '../../drawings/Art.tsx';
import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import '../../styles/figure.css';
import styles from './Solutions.module.css';

/** Six ways to sell; the whole of each card is the link to its page. */
export function Solutions({ title, intro, period, cards }: Page['solutions']) {
  const { mark, notes } = footnotes(
    'solutions',
    cards.flatMap(({ figure }) => figure ?? []),
    title,
  );
  return (
    <Section id="solutions" title={title} intro={intro}>
      <ul className={`columns ${styles.cards}`}>
        {cards.map(({ title: name, text, to, art, figure }) => (
          <li key={name}>
            <Art {...art} className="wash" />
            <div>
              <h3>
                <MoreLink href={to}>{name}</MoreLink>
              </h3>
              <p>{text}</p>
              {figure && (
                <p className={styles.figure}>
                  <b className="figure">{figure.value}</b>
                  {` ${period}`}
                  {mark(figure)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {notes}
    </Section>
  );
}
