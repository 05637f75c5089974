import { Art } from '../../illustrations/Art.tsx';
import type { CashDiscountContent } from '../../schemas/pages/cash-discount.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './CashDiscountKit.module.css';

/** What the set-up consists of, out of one parcel. */
export function CashDiscountKit({ title, art, items }: CashDiscountContent['kit']) {
  return (
    <Section>
      <div className={styles.kit}>
        <Art {...art} className={styles.art} />
        <div>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
