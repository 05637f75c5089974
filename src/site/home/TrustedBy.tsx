import type { Page } from './page.schema.ts';
import styles from './TrustedBy.module.css';

export interface TrustedByProps extends Readonly<Page['trustedBy']> {
  /** Names of the platforms worked with. */
  readonly platforms: readonly string[];
}

/** The kinds of business served and the platforms worked with; no customer is named. */
export function TrustedBy({ title, kinds, platformsTitle, platforms }: TrustedByProps) {
  return (
    <section className={`wash ${styles.band}`}>
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <div className={styles.platforms}>
          <h3>{platformsTitle}</h3>
          <ul>
            {platforms.map((platform) => (
              <li key={platform}>{platform}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
