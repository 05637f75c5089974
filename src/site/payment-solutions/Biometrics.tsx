import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Biometrics.module.css';
import { OfferTerms } from './OfferTerms.tsx';
import type { Page } from './page.schema.ts';

/** Two ways to pay with a body, and two ways to know who somebody is. */
export function Biometrics({ title, intro, vendor, link, offers, art }: Page['biometrics']) {
  return (
    <Section id="biometrics" tone="wash">
      <div className={`split ${styles.sides}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{intro}</p>
          {vendor && <p>{vendor}</p>}
          <MoreLink href={link.to}>{link.label}</MoreLink>
          <Art {...art} className={styles.art} />
        </div>
        <ul className={`columns ${styles.offers}`}>
          {offers.map((offer) => (
            <li key={offer.title}>
              <Art {...offer.art} />
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
