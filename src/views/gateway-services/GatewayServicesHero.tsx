import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { InlineArt } from '../../illustrations/InlineArt.tsx';
import type { GatewayServicesContent } from '../../schemas/pages/gateway-services.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import '../../styles/night.css';
import styles from './GatewayServicesHero.module.css';

/** A payment on its way down through one of two gates, at night. */
export function GatewayServicesHero({ kicker, title, lead, more, art }: GatewayServicesContent['hero']) {
  return (
    <section className={`night ${styles.hero}`}>
      <div className={`wrap ${styles.sides}`}>
        <div>
          <Kicker>{kicker}</Kicker>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
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
