import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { StartActions } from '../../features/lead-capture/StartActions.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import '../../styles/night.css';
import styles from './Hero.module.css';

/** The refusal and the approval: the headline in two lines, and with it the paper each of them takes. */
export function Hero({ kicker, refusal, approval, lead, start, papers, slip, file }: Page['hero']) {
  return (
    <section className={`night ${styles.hero}`}>
      <div className={`wrap split ${styles.diptych}`}>
        <h1 id="title" className={styles.title}>
          <Kicker>{kicker}</Kicker> {refusal} <br />
          {approval}
        </h1>
        <InlineArt {...slip} className={`paper ${styles.slip}`} />
        <div>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <StartActions start={start} more={papers} />
        </div>
        <InlineArt {...file} className={`paper ${styles.file}`} />
      </div>
      <HeroEnd />
    </section>
  );
}
