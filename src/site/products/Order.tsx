import styles from './Order.module.css';
import type { Page } from './page.schema.ts';

/** The stub of the closing call: an order slip for the sale that is picked above. */
export function Order({
  title,
  steps,
  rows,
  list,
}: Page['order'] & Pick<Page['chooser'], 'rows'> & Pick<Page['partners'], 'list'>) {
  return (
    <div id="order-slip" className={styles.order}>
      <h3>{title}</h3>
      {rows.map(({ sale, partners }) => (
        <p key={sale}>
          {sale}
          {list
            .filter(({ id }) => partners.includes(id))
            .map(({ id, name }) => (
              <b key={id}>{name}</b>
            ))}
        </p>
      ))}
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </div>
  );
}
