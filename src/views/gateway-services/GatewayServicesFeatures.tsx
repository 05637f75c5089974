import type { GatewayServicesContent } from '../../schemas/pages/gateway-services.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './GatewayServicesFeatures.module.css';

/** What a gateway does, as the log of one payment. */
export function GatewayServicesFeatures({ title, intro, items }: GatewayServicesContent['features']) {
  return (
    <Section flush>
      <div className={styles.sides}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p className={styles.intro}>{intro}</p>
        </div>
        <ol className={styles.log}>
          {items.map((item) => (
            <li key={item.event}>
              <code>{item.event}</code>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
