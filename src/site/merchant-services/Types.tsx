import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Types.module.css';

/** Six kinds of business, each with the thing it takes payment with. */
export function Types({ title, intro, cards }: Page['types']) {
  return (
    <Section id="business-types" title={title} intro={intro}>
      <ul className={`columns ${styles.types}`}>
        {cards.map(({ id, title: name, text, link, art }) => (
          <li key={id} id={id}>
            <Art {...art} className={`wash ${styles.art}`} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <MoreLink href={link.to}>{link.label}</MoreLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
