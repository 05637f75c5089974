import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import styles from './Crypto.module.css';
import type { Page } from './page.schema.ts';

/** Crypto acceptance for US merchants: the coins, the ways, and what to be careful about. */
export function Crypto({ title, text, art, ways, caution, availability, link }: Page['crypto']) {
  return (
    <Section id="crypto" tone="night">
      <div className={`columns ${styles.halves}`}>
        <h2>{title}</h2>
        <p className={`lead ${styles.text}`}>{text}</p>
        <Art {...art} />
        <TitledList items={ways} />
        <p className={`fine ${styles.caution}`}>{[caution, availability].join(' ').trim()}</p>
        <MoreLink href={link.to}>{link.label}</MoreLink>
      </div>
    </Section>
  );
}
