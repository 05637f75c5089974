import { Art } from '../../drawings/Art.tsx';
import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Machines.module.css';
import type { Page } from './page.schema.ts';

/** Standalone terminals and POS systems side by side, and where the program is designed to be compliant. */
export function Machines({ title, items, states, claim }: Page['machines']) {
  const { mark, notes } = footnotes('machines', [claim]);
  return (
    <Section flush>
      <div className={`split ${styles.head}`}>
        <h2>{title}</h2>
        <p>
          {`${states} `}
          <b>
            {claim.value}
            {mark(claim)}
          </b>
        </p>
      </div>
      <ul className={`columns ${styles.machines}`}>
        {items.map((item) => (
          <li key={item.title}>
            <Art {...item.art} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
      {notes}
    </Section>
  );
}
