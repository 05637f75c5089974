import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section, SectionWords } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Gateways.module.css';
import type { Page } from './page.schema.ts';

/** The way of an online payment, and the two gateways it may take. */
export function Gateways({ title, text, art, list, link }: Page['gateways']) {
  return (
    <Section id="gateways" flush>
      <div className={styles.sides}>
        <div className={styles.head}>
          <SectionWords title={title} intro={text} />
        </div>
        <div className={styles.list}>
          <TitledList items={list} />
          <MoreLink href={link.to}>{link.label}</MoreLink>
        </div>
        <Art {...art} />
      </div>
    </Section>
  );
}
