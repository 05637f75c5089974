import { Art } from '../../illustrations/Art.tsx';
import type { ProductsContent } from '../../schemas/pages/products.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { TileGrid } from '../../ui/TileGrid/TileGrid.tsx';
import styles from './ProductsGateways.module.css';

/** The way of an online payment, and the two gateways it may take. */
export function ProductsGateways({ title, text, art, list, link }: ProductsContent['gateways']) {
  return (
    <Section id="gateways" flush>
      <SectionHead title={title} intro={text} />
      <div className={styles.halves}>
        <div>
          <TileGrid tiles={list} />
          <MoreLink href={link.to}>{link.label}</MoreLink>
        </div>
        <Art {...art} />
      </div>
    </Section>
  );
}
