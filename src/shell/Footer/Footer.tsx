import { brand } from '../../brand.ts';
import { PhoneLink } from '../../features/brand/PhoneLink.tsx';
import { SocialIcons } from '../../features/brand/SocialIcons.tsx';
import { noBreakSpace } from '../../lib/typography.ts';
import type { Navigation } from '../../site/everywhere/navigation.schema.ts';
import { footer as words } from '../../site/everywhere/words.yaml';
import styles from './Footer.module.css';
import { Wordmark } from './Wordmark.tsx';

export interface FooterProps {
  readonly navigation: Pick<Navigation, 'footer' | 'telephone' | 'trademarks' | 'disclosures' | 'documents'>;
}

/** The footer: every route, all offices, both mailboxes, and the lines an owner may be obliged to show. */
export function Footer({ navigation: { footer, telephone, trademarks, disclosures, documents } }: FooterProps) {
  const { mailboxes, offices } = brand;
  return (
    <footer className={styles.footer}>
      <div className={`wrap columns ${styles.columns}`}>
        {footer.map(({ title, links }) => (
          <div key={title}>
            <h2 className="label">{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h2 className="label">{words.talk}</h2>
          <ul>
            {[mailboxes.sales, mailboxes.support].map((mailbox) => (
              <li key={mailbox}>
                <a href={`mailto:${mailbox}`}>{mailbox}</a>
              </li>
            ))}
            {telephone.number && (
              <li className={styles.office}>
                <PhoneLink number={telephone.number} />
                {telephone.hours && (
                  <>
                    <br />
                    <small className="fine">{telephone.hours}</small>
                  </>
                )}
              </li>
            )}
            {offices.map(({ city, region, serves }) => (
              <li key={city} className={styles.office}>
                {`${city}, ${region.replaceAll(' ', noBreakSpace)}`}
                <br />
                <small className="fine">{serves}</small>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`wrap ${styles.base}`}>
        <p>{`© ${brand.copyrightYear} ${brand.legalName}`}</p>
        <SocialIcons />
        <p className="fine">{trademarks}</p>
        {disclosures.map((line) => (
          <p key={line} className="fine">
            {line}
          </p>
        ))}
        {documents.length > 0 && (
          <p className="fine actions">
            {documents.map(({ label, text }) => (
              <a key={label} href={text}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      <Wordmark className={`wrap ${styles.wordmark}`} />
    </footer>
  );
}
