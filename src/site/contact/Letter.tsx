import type { PropsWithChildren } from 'react';
import { brand } from '../../brand.ts';
import { InlineArt } from '../../drawings/InlineArt.tsx';
import { PhoneLink } from '../../features/brand/PhoneLink.tsx';
import { SocialIcons } from '../../features/brand/SocialIcons.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import styles from './Letter.module.css';
import type { Page } from './page.schema.ts';

/** The page's own business: the form as a letter ready to be stamped, and beside it the other ways to reach us. */
export function Letter({
  title,
  lead,
  to,
  art,
  mailboxes,
  telephone,
  post,
  notice,
  children,
}: PropsWithChildren<Page['letter']>) {
  return (
    <section className={`wrap split ${styles.hero}`}>
      <div className={styles.words}>
        <h1 id="title">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className={`paper ${styles.letter}`}>
        <div className={styles.head}>
          <p className="label">
            {to}
            <b>{brand.mailboxes.sales}</b>
          </p>
          <InlineArt {...art} />
        </div>
        {children}
      </div>
      <div className={styles.reach}>
        {(['sales', 'support'] as const).map((mailbox) => (
          <div key={mailbox}>
            <h2 className="label">{mailboxes[mailbox].title}</h2>
            <a href={`mailto:${brand.mailboxes[mailbox]}`}>{brand.mailboxes[mailbox]}</a>
            <p>{mailboxes[mailbox].text}</p>
          </div>
        ))}
        {telephone.number && (
          <div>
            <h2 className="label">{telephone.title}</h2>
            <PhoneLink number={telephone.number} />
            {telephone.hours && <p>{telephone.hours}</p>}
          </div>
        )}
        {post.lines.length > 0 && (
          <div>
            <h2 className="label">{post.title}</h2>
            <ul>
              {post.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        <footer className={styles.foot}>
          {notice && <p className="fine">{notice}</p>}
          <SocialIcons />
        </footer>
      </div>
      <HeroEnd />
    </section>
  );
}
