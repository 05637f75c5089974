import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Gateways.module.css';
import type { Page } from './page.schema.ts';

/** The way of an online payment, and the two gateways it may take. */
export function Gateways({ title, text, art, list, link }: Page['gateways']) {
  return (
    <Section id="gateways" flush title={title} intro={text}>
      <div className={`split ${styles.halves}`}>
        <div>
          <TitledList items={list} />
          <MoreLink href={link.to}>{link.label}</MoreLink>
        </div>
        <Art {...art} />
      </div>
    </Section>
  );
}
