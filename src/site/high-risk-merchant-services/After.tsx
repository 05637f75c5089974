import { Art } from '../../drawings/Art.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './After.module.css';
import type { Page } from './page.schema.ts';

/** What keeps an approved account open. */
export function After({ title, intro, services }: Page['after']) {
  return (
    <Section flush head="line" title={title} intro={intro}>
      <ul className={`columns ${styles.services}`}>
        {services.map(({ title: name, text, link, art }) => (
          <li key={name}>
            <Art {...art} className={`wash ${styles.art}`} />
            <div className={styles.words}>
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
