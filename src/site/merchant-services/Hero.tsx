import { InlineArt } from '../../drawings/InlineArt.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

/** A street of six businesses under the heading; narrow screens see as much of it as fits. */
export function Hero({ kicker, title, lead, more, street }: Page['hero']) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Kicker>{kicker}</Kicker>
        <h1>{title}</h1>
        <div className={styles.words}>
          <p>{lead}</p>
          <div>
            <GetStartedButton />
            <ButtonLink variant="quiet" href={more.to}>
              {more.label}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.street}>
          {street.map((piece) => (
            <InlineArt key={piece.scene} {...piece} />
          ))}
        </div>
      </div>
    </section>
  );
}
