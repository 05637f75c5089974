import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import { TileGrid } from '../../ui/TileGrid/TileGrid.tsx';
import styles from './Gateways.module.css';
import type { Page } from './page.schema.ts';

/** The way of an online payment, and the two gateways it may take. */
export function Gateways({ title, text, art, list, link }: Page['gateways']) {
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
