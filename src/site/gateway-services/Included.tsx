import { Art } from '../../drawings/Art.tsx';
import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import styles from './Included.module.css';
import type { Page } from './page.schema.ts';

/** The five services that come with either gateway, itemized on a slip, and what they lead to. */
export function Included({ title, text, slip, services, price, foot, art, lying }: Page['included']) {
  return (
    <Section tone="wash">
      <div className={styles.sides}>
        <h2>{title}</h2>
        <p className={`lead ${styles.text}`}>{text}</p>
        <div className="actions">
          <GetStartedButton />
        </div>
        <Art {...art} className={styles.upright} />
        <Art {...lying} className={styles.lying} />
        <Sheet>
          <p className={styles.slip}>
            {slip}
            <span>{price}</span>
          </p>
          <ul className={styles.services}>
            {services.map((service) => (
              <li key={service.title}>
                <h3>{service.title}</h3>
                <p>{service.text}</p>
                <Icon name="check" />
              </li>
            ))}
          </ul>
          <p className={`fine ${styles.foot}`}>{foot}</p>
        </Sheet>
      </div>
    </Section>
  );
}
