import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Machines.module.css';
import type { Page } from './page.schema.ts';

/** Standalone terminals and POS systems side by side. */
export function Machines({ title, items }: Page['machines']) {
  return (
    <Section flush head="line" title={title}>
      <ul className={`columns ${styles.machines}`}>
        {items.map((item) => (
          <li key={item.title}>
            <Art {...item.art} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
