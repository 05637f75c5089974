import { Art } from '../../illustrations/Art.tsx';
import type { PaymentSolutionsContent } from '../../schemas/pages/payment-solutions.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import styles from './PaymentSolutionsBiometrics.module.css';

/** Two ways to pay with a body, and two ways to know who somebody is. */
export function PaymentSolutionsBiometrics({ id, title, intro, offers, art }: PaymentSolutionsContent['biometrics']) {
  return (
    <Section id={id} flush>
      <SectionHead title={title} intro={intro} />
      <div className={styles.sides}>
        <Art {...art} className={styles.art} />
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.title}>
              <h3>{offer.title}</h3>
              <p>{offer.text}</p>
              <OfferTerms {...offer.terms} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
