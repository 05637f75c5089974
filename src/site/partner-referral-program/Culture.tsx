import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Culture.module.css';
import type { Page } from './page.schema.ts';

/** Three lines said out loud, each with what it looks like. */
export function Culture({ title, lines }: Page['culture']) {
  return (
    <Section tone="night" head="line" title={title}>
      <ul className={`columns ${styles.lines}`}>
        {lines.map(({ title: line, text, art }) => (
          <li key={line}>
            <Art {...art} />
            <h3>{line}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
