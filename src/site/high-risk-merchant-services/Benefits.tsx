import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Benefits.module.css';
import type { Page } from './page.schema.ts';

/** The six benefits, as the boxes of a form with their signs, below the figures that they answer. */
export function Benefits({ title, tiles }: Page['benefits']) {
  return (
    <Section flush head="line" title={title}>
      <ul className={`columns ${styles.form}`}>
        {tiles.map(({ title: benefit, text, art }) => (
          <li key={benefit}>
            <Art {...art} />
            <h3>{benefit}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
