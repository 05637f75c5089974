import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { InlineArt } from '../../illustrations/InlineArt.tsx';
import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import '../../styles/night.css';
import styles from './HighRiskHero.module.css';

/** The refusal and the approval, side by side: the headline in two lines, and below it the paper each of them takes. */
export function HighRiskHero({ kicker, refusal, approval, lead, start, papers, slip, file }: HighRiskContent['hero']) {
  return (
    <section className={`night ${styles.hero}`}>
      <div className={`wrap ${styles.diptych}`}>
        <div className={styles.title}>
          <Kicker>{kicker}</Kicker>
          <h1>
            {refusal} <br />
            {approval}
          </h1>
        </div>
        <InlineArt {...slip} className={styles.slip} />
        <div>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.actions}>
            <GetStartedButton>{start}</GetStartedButton>
            <ButtonLink variant="quiet" href={papers.to}>
              {papers.label}
            </ButtonLink>
          </div>
        </div>
        <InlineArt {...file} className={styles.file} />
      </div>
    </section>
  );
}
