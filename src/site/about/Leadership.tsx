import { brand } from '../../brand.ts';
import { Art } from '../../drawings/Art.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './Leadership.module.css';
import type { Page } from './page.schema.ts';

/** How the company is led, its three rules in the margin with a drawing of that counter, and the company's name and offices as the signature. */
export function Leadership({
  kicker,
  title,
  paragraphs,
  rulesTitle,
  rules,
  art,
  closing,
  signature,
}: Page['leadership']) {
  return (
    <section className={`split ${styles.leadership}`}>
      <div className={styles.head}>
        <Kicker>{kicker}</Kicker>
        <h2>{title}</h2>
      </div>
      <aside className={styles.rules} aria-labelledby="rules">
        <h3 id="rules">{rulesTitle}</h3>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <Art {...art} className={`wash ${styles.art}`} />
      </aside>
      <div className={styles.body}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <footer className={styles.signature}>
        <p>{closing}</p>
        <Art {...signature} className={styles.stroke} />
        <p className={styles.name}>{brand.legalName}</p>
        <ul>
          {brand.offices.map(({ city, region, serves }) => (
            <li key={city}>
              {`${city}, ${region}`}
              <br />
              {serves}
            </li>
          ))}
        </ul>
      </footer>
    </section>
  );
}
