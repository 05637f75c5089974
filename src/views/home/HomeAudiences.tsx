import { Art } from '../../illustrations/Art.tsx';
import type { HomeContent } from '../../schemas/pages/home.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './HomeAudiences.module.css';

/** Two ways in: a business that starts, and one that already has a statement. */
export function HomeAudiences({ startups, smbs }: HomeContent['audiences']) {
  return (
    <Section flush>
      <div className={styles.pair}>
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
