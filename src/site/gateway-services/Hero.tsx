import { InlineArt } from '../../drawings/InlineArt.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import '../../styles/night.css';
import styles from './Hero.module.css';

/** A payment on its way down through one of two gates, at night. */
export function Hero({ kicker, title, lead, more, art }: Page['hero']) {
  return (
    <section className={`night ${styles.hero}`}>
      <div className={`wrap ${styles.sides}`}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <p className="actions">
            <GetStartedButton />
            <ButtonLink variant="quiet" href={more.to}>
              {more.label}
            </ButtonLink>
          </p>
        </div>
        <InlineArt {...art} className={styles.art} />
      </div>
    </section>
  );
}
