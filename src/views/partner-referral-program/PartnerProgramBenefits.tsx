import type { PartnerProgramContent } from '../../schemas/pages/partner-referral-program.ts';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './PartnerProgramBenefits.module.css';

/** Six benefits as the entries of an account, closed with a double rule. */
export function PartnerProgramBenefits({ title, intro, tiles }: PartnerProgramContent['benefits']) {
  return (
    <Section flush>
      <SectionHead title={title} intro={intro} />
      <ul className={styles.account}>
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
