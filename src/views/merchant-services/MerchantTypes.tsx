import { Art } from '../../illustrations/Art.tsx';
import type { MerchantServicesContent } from '../../schemas/pages/merchant-services.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './MerchantTypes.module.css';

/** Six kinds of business, each with the thing it takes payment with. */
export function MerchantTypes({ title, intro, cards }: MerchantServicesContent['types']) {
  return (
    <Section id="business-types">
      <SectionHead title={title} intro={intro} />
      <ul className={styles.types}>
        {cards.map(({ title: name, text, link, art }) => (
          <li key={name}>
            <Art {...art} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <MoreLink href={link.to}>{link.label}</MoreLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
