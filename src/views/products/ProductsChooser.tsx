import type { ProductsContent } from '../../schemas/pages/products.ts';
import styles from './ProductsChooser.module.css';

export interface ProductsChooserProps extends Readonly<ProductsContent['chooser']> {
  readonly list: ProductsContent['partners']['list'];
}

/** Kinds of sale on the left, the systems to look at first on the right. */
export function ProductsChooser({ title, text, rows, list }: ProductsChooserProps) {
  return (
    <section className={`wrap ${styles.chooser}`}>
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
