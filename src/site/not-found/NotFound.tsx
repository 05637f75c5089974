import { Art } from '../../drawings/Art.tsx';
import { InlineArt } from '../../drawings/InlineArt.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { ButtonLink, MoreLink } from '../../ui/Button/Button.tsx';
import type { Missing } from './answers.schema.ts';
import styles from './NotFound.module.css';

/** What a visitor meets at an address that leads nowhere: what happened, the way back, and other ways on. */
export function NotFound({ code, title, text, back, ways, art }: Readonly<Omit<Missing, 'meta'>>) {
  return (
    <>
      <section className="wash">
        <div className={`wrap ${styles.missing} ${code ? styles.coded : styles.line}`}>
          <div>
            {code && <p className={styles.code}>{code}</p>}
            <h1 id="title">{title}</h1>
            <p className={`lead ${styles.text}`}>{text}</p>
            <div className="actions">
              <ButtonLink href={back.to}>{back.label}</ButtonLink>
            </div>
          </div>
          <InlineArt {...art} />
        </div>
        <HeroEnd />
      </section>
      <section className={`wrap ${styles.ways}`}>
        <h2>{ways.title}</h2>
        <ul>
          {ways.links.map(({ label, to, text: found, art: picture }) => (
            <li key={to}>
              {picture && (
                <div className={`${styles.picture} wash`}>
                  <Art {...picture} overflow="visible" />
                </div>
              )}
              <div>
                <MoreLink href={to}>{label}</MoreLink>
                <p>{found}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
