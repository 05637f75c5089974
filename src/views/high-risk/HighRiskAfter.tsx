import { Art } from '../../illustrations/Art.tsx';
import type { HighRiskContent } from '../../schemas/pages/high-risk-merchant-services.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section, SectionHead } from '../../ui/Section/Section.tsx';
import styles from './HighRiskAfter.module.css';

/** What keeps an approved account open. */
export function HighRiskAfter({ title, intro, services }: HighRiskContent['after']) {
  return (
    <Section flush>
      <SectionHead title={title} intro={intro} />
      <ul className={styles.services}>
        {services.map(({ title: name, text, link, art }) => (
          <li key={name}>
            <Art {...art} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              {link && <MoreLink href={link.to}>{link.label}</MoreLink>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
