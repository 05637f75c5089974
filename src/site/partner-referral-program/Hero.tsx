import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** An open account book: the invitation on its left page, a month of entries on its right. */
export function Hero({ kicker, title, lead, join, steps, caution, art }: Page['hero']) {
  return (
    <section className={`wrap ${styles.desk}`}>
      <div className={`split paper ${styles.book}`}>
        <div className={styles.left}>
          <PageTitle kicker={kicker} title={title} />
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <p className="actions">
            <ButtonLink href={join.to}>{join.label}</ButtonLink>
            <ButtonLink variant="quiet" href={steps.to}>
              {steps.label}
            </ButtonLink>
          </p>
          <p className={`fine ${styles.caution}`}>{caution}</p>
        </div>
        <div className={styles.right}>
          <InlineArt {...art} />
        </div>
      </div>
      <HeroEnd />
    </section>
  );
}
