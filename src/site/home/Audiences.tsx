import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Audiences.module.css';
import type { Page } from './page.schema.ts';

/** Two ways in: a business that starts, and one that already has a statement. */
export function Audiences({ startups, smbs }: Page['audiences']) {
  return (
    <Section flush>
      <div className={`columns ${styles.pair}`}>
        {[startups, smbs].map(({ title, text, points, link, art }) => (
          <article key={title} className={styles.audience}>
            <Art {...art} className={styles.art} />
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" />
                  {point}
                </li>
              ))}
            </ul>
            <MoreLink href={link.to}>{link.label}</MoreLink>
          </article>
        ))}
      </div>
    </Section>
  );
}
