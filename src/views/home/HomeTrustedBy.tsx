import type { HomeContent } from '../../schemas/pages/home.ts';
import styles from './HomeTrustedBy.module.css';

export interface HomeTrustedByProps extends Readonly<HomeContent['trustedBy']> {
  /** Names of the platforms worked with. */
  readonly platforms: readonly string[];
}

/** The kinds of business served and the platforms worked with; no customer is named (decision 25). */
export function HomeTrustedBy({ title, kinds, platformsTitle, platforms }: HomeTrustedByProps) {
  return (
    <section className={styles.band}>
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
