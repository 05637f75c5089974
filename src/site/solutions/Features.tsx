import { Art } from '../../drawings/Art.tsx';
import styles from './Features.module.css';
import type { Page } from './page.schema.ts';

/** The platform's features by the alphabet, each with its sign and a reference to its page. */
export function Features({ title, see, items }: Page['features']) {
  return (
    <section className={`wrap ${styles.features}`}>
      <h2>{title}</h2>
      <ul className={`columns ${styles.entries}`}>
        {items.map((item) => (
          <li key={item.title}>
            <Art {...item.art} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <p className={`fine ${styles.see}`}>
              {`${see} `}
              <a href={item.link.to}>{item.link.label}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
