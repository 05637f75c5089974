import styles from './Chooser.module.css';
import type { Page } from './page.schema.ts';

/** Kinds of sale on the left, the systems to look at first on the right. */
export function Chooser({ title, text, rows, list }: Page['chooser'] & Pick<Page['partners'], 'list'>) {
  return (
    <section className={`wrap columns ${styles.chooser}`}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <dl>
        {rows.map(({ sale, partners }) => (
          <div key={sale}>
            <dt>{sale}</dt>
            {list
              .filter(({ id }) => partners.includes(id))
              .map(({ id, name }) => (
                <dd key={id}>
                  <a href={`#${id}`}>{name}</a>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
