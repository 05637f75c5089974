import { InlineArt } from '../../illustrations/InlineArt.tsx';
import type { PartnerProgramContent } from '../../schemas/pages/partner-referral-program.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './PartnerProgramHero.module.css';

/** An open account book: the invitation on its left page, the handshake on its right. */
export function PartnerProgramHero({ kicker, title, lead, join, steps, caution, art }: PartnerProgramContent['hero']) {
  return (
    <section className={`wrap ${styles.desk}`}>
      <div className={styles.book}>
        <div className={styles.left}>
          <Kicker>{kicker}</Kicker>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ButtonLink href={join.to}>{join.label}</ButtonLink>
            <ButtonLink variant="quiet" href={steps.to}>
              {steps.label}
            </ButtonLink>
          </p>
          <p className={styles.caution}>{caution}</p>
        </div>
        <div className={styles.right}>
          <InlineArt {...art} />
        </div>
      </div>
    </section>
  );
}
