import { Art } from '../../drawings/Art.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import type { Page } from './page.schema.ts';
import styles from './Requests.module.css';

/** Payment links, invoicing and hosted checkout as three columns of one table, their lines level with each other. */
export function Requests({ title, intro, offers }: Page['requests']) {
  return (
    <Section title={title} intro={intro}>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id} id={offer.id}>
            <Art {...offer.art} />
            <h3>{offer.title}</h3>
            <p>{offer.text}</p>
            <OfferTerms {...offer.terms} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
