import styles from './Features.module.css';
import type { Page } from './page.schema.ts';

/** The platform's features as the entries of a dictionary, each with a reference to its page. */
export function Features({ title, see, items }: Page['features']) {
  return (
    <section className={`wrap ${styles.features}`}>
      <h2>{title}</h2>
      <ul className={`columns ${styles.entries}`}>
        {items.map((item) => (
          <li key={item.title} data-letter={item.title[0]}>
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
