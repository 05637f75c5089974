import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { InlineArt } from '../../illustrations/InlineArt.tsx';
import type { ProductsContent } from '../../schemas/pages/products.ts';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './ProductsHero.module.css';

export interface ProductsHeroProps extends Readonly<ProductsContent['hero']> {
  readonly partners: ProductsContent['partners']['list'];
}

/** A shelf with five devices; the tickets on its edge lead to their sections. */
export function ProductsHero({ kicker, title, lead, partners }: ProductsHeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <Kicker>{kicker}</Kicker>
      <div className={styles.words}>
        <h1>{title}</h1>
        <div>
          <p className={styles.lead}>{lead}</p>
          <GetStartedButton service="Point of Sale Systems" />
        </div>
      </div>
      <ul className={styles.shelf}>
        {partners.map(({ id, name, shelf, art }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <InlineArt {...art} />
              <span className={styles.ticket}>
                <b>{name}</b>
                {shelf}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
