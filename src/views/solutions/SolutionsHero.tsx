import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { InlineArt } from '../../illustrations/InlineArt.tsx';
import type { SolutionsContent } from '../../schemas/pages/solutions.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './SolutionsHero.module.css';

/** The index in two sentences, beside the cabinet it is kept in. */
export function SolutionsHero({ kicker, title, lead, open, art }: SolutionsContent['hero']) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.split}`}>
        <div className={styles.cabinet}>
          <InlineArt {...art} />
        </div>
        <div className={styles.words}>
          <Kicker>{kicker}</Kicker>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ButtonLink href={open.to}>{open.label}</ButtonLink>
            <GetStartedButton variant="quiet" />
          </p>
        </div>
      </div>
    </section>
  );
}
