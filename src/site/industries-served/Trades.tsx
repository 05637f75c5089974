import { Art } from '../../drawings/Art.tsx';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';
import styles from './Trades.module.css';

/** The eight industries, an entry each: what the trade needs, and beside the list, where there is room, its scene and what to use. */
export function Trades({ title, needs, use, entries }: Page['industries']) {
  return (
    <Section id="industries" flush head="line" title={title}>
      <div className={styles.trades}>
        <Accordion
          name="industries"
          openFirst
          entries={entries.map((entry) => ({
            id: entry.id,
            title: entry.title,
            hint: entry.hint,
            mark: <Art {...entry.vignette} className="wash" />,
            content: (
              <div className={`columns ${styles.room}`}>
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
                <div className={styles.scene}>
                  <p>{entry.text}</p>
                  <Art {...entry.art} className="wash" />
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
      </div>
    </Section>
  );
}
