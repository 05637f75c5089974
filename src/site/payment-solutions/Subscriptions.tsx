import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import type { Page } from './page.schema.ts';
import styles from './Subscriptions.module.css';

/** Recurring billing in three parts, beside one declined payment as it goes through them. */
export function Subscriptions({ title, intro, parts, terms, example, art }: Page['subscriptions']) {
  return (
    <Section id="subscriptions">
      <div className={`columns ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
          <TitledList className={styles.parts} items={parts} />
          <OfferTerms {...terms} />
        </div>
        <Sheet>
          <div className={styles.example}>
            <h3>{example.title}</h3>
            <ol className={styles.days}>
              {example.days.map(({ day, what, text }) => (
                <li key={day}>
                  <span className="mono">{day}</span>
                  <b>{what}</b>
                  <p className="fine">{text}</p>
                </li>
              ))}
            </ol>
            <Art {...art} className={styles.art} />
            <p className={`fine ${styles.foot}`}>{example.foot}</p>
          </div>
        </Sheet>
      </div>
    </Section>
  );
}
