import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import styles from './Cards.module.css';
import type { Page } from './page.schema.ts';

/** Six index cards, each with its tab, each leading to its page. */
export function Cards({ title, items }: Page['cards']) {
  return (
    <section id="solutions" className={`wrap ${styles.drawer}`}>
      <h2>{title}</h2>
      <ol className={`columns ${styles.cards}`}>
        {items.map(({ title: name, who, text, inside, link, art }) => (
          <li key={name}>
            <p className={`label ${styles.tab}`}>{who}</p>
            <div className={styles.card}>
              <h3>{name}</h3>
              <Art {...art} className={styles.art} />
              <div>
                <p>{text}</p>
                <MoreLink href={link.to}>{link.label}</MoreLink>
              </div>
              <ul className={`fine ${styles.inside}`}>
                {inside.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
