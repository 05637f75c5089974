import { zeroWidthSpace } from '../../lib/typography.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Fits.module.css';
import type { Page } from './page.schema.ts';

export type FitsProps = Page['fits'] & {
  /** The names of the two, a column each; what either fits reaches over both. */
  readonly gateways: readonly string[];
};

// By the gateway's place in the list.
const places = [styles.first, styles.second];

/** Business types and the gateway each would start with. */
export function Fits({ title, intro, legend, types, gateways }: FitsProps) {
  return (
    <Section id="fits" head="line" title={title} intro={intro}>
      <p className={styles.heads} aria-hidden="true">
        {gateways.map((name) => (
          // In a narrow column it breaks before its ending.
          <span key={name}>{name.replace('.', `${zeroWidthSpace}.`)}</span>
        ))}
        <small className="fine">
          {legend.split(/(?<=\.) /).map((sign) => (
            <span key={sign}>{sign}</span>
          ))}
        </small>
      </p>
      <ul className={styles.types}>
        {types.map((type) => (
          <li key={type.title}>
            <h3>{type.title}</h3>
            <b className={places[gateways.indexOf(type.gateway)] ?? styles.both}>{type.gateway}</b>
            <p>{type.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
