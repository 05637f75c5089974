import { Section } from '../../ui/Section/Section.tsx';
import styles from './Chooser.module.css';
import type { Page } from './page.schema.ts';

/** Kinds of sale to pick from, each with the systems to look at first; the order slip at the end prints what is picked. */
export function Chooser({ title, text, slip, rows, list }: Page['chooser'] & Pick<Page['partners'], 'list'>) {
  const [before, after] = text.split(slip);
  return (
    <Section
      flush
      title={title}
      intro={
        <>
          {before}
          <a href="#order-slip">{slip}</a>
          {after}
        </>
      }
    >
      <div role="group" aria-label={title} className={styles.sales}>
        {rows.map(({ sale, partners }, index) => (
          <div key={sale} className={styles.sale}>
            <label>
              <input type="radio" name="sale" value={index} defaultChecked={index === 0} />
              {sale}
            </label>
            {list
              .filter(({ id }) => partners.includes(id))
              .map(({ id, name }) => (
                <a key={id} href={`#${id}`}>
                  {name}
                </a>
              ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
