import { Art } from '../../drawings/Art.tsx';
import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Solutions.module.css';

/** Six ways to sell, each card leading to its page. */
export function Solutions({ title, intro, period, cards }: Page['solutions']) {
  const { mark, notes } = footnotes(
    'solutions',
    cards.flatMap(({ figure }) => figure ?? []),
  );
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
                <b className="figure">{figure.value}</b>
                <span>
                  {period}
                  {mark(figure)}
                </span>
              </p>
            )}
            <MoreLink href={link.to}>{link.label}</MoreLink>
          </li>
        ))}
      </ul>
      {notes}
    </Section>
  );
}
