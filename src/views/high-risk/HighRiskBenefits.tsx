import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './HighRiskBenefits.module.css';

/** The six benefits, as the boxes of a form. */
export function HighRiskBenefits({ title, tiles }: HighRiskContent['benefits']) {
  return (
    <Section flush>
      <SectionHead title={title} />
      <ul className={styles.form}>
        {tiles.map((tile) => (
          <li key={tile.title}>
            <h3>{tile.title}</h3>
            <p>{tile.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
