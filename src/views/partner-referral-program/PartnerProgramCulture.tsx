import type { PartnerProgramContent } from '../../schemas/pages/partner-referral-program.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './PartnerProgramCulture.module.css';

/** Three lines said out loud. */
export function PartnerProgramCulture({ title, lines }: PartnerProgramContent['culture']) {
  return (
    <Section tone="night">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.title}>
            <h3>{line.title}</h3>
            <p>{line.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
