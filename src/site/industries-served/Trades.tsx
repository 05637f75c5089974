import { Art } from '../../drawings/Art.tsx';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Trades.module.css';

/** The eight industries, an entry each: what the trade needs, and what to use. */
export function Trades({ title, intro, needs, use, entries }: Page['industries']) {
  return (
    <Section id="industries" title={title} intro={intro}>
      <Accordion
        name="industries"
        large
        entries={entries.map((entry) => ({
          id: entry.id,
          title: entry.title,
          hint: entry.hint,
          content: (
            <div className={`columns ${styles.room}`}>
              <div className={styles.front}>
                <Art {...entry.art} />
                <p>{entry.text}</p>
              </div>
              <div>
                <h4 className="label">{needs}</h4>
                <ul className={styles.needs}>
                  {entry.needs.map((need) => (
                    <li key={need}>
                      <Icon name="check" />
                      {need}
                    </li>
                  ))}
                </ul>
              </div>
              <div>
                <h4 className="label">{use}</h4>
                <ul className={styles.use}>
                  {entry.use.map(({ what, link }) => (
                    <li key={what}>
                      {what}
                      <MoreLink href={link.to}>{link.label}</MoreLink>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
