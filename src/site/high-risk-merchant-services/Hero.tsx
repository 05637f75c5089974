import { InlineArt } from '../../drawings/InlineArt.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import '../../styles/night.css';
import styles from './Hero.module.css';

/** The refusal and the approval, side by side: the headline in two lines, and below it the paper each of them takes. */
export function Hero({ kicker, refusal, approval, lead, start, papers, slip, file }: Page['hero']) {
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
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <div className={`actions ${styles.actions}`}>
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
