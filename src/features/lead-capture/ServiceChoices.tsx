import type { Ref } from 'react';
import { services } from '../../../contracts/lead.ts';
import { keepWhole } from '../../lib/typography.ts';
import { leadForm as words } from '../../site/everywhere/words.yaml';
import styles from './ServiceChoices.module.css';

export interface ServiceChoicesProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly onChange: () => void;
}

/** The services a visitor can ask about, at least one of them; the warning comes and goes by CSS alone. */
export function ServiceChoices({ ref, onChange }: ServiceChoicesProps) {
  return (
    <fieldset
      ref={ref}
      className={styles.group}
      tabIndex={-1}
      aria-describedby="lead-services-warning"
      onChange={onChange}
    >
      <legend className={styles.legend}>{words.services}</legend>
      <p id="lead-services-warning" className={`fine ${styles.warning}`}>
        {words.serviceMissing}
      </p>
      <div className={`columns ${styles.choices}`}>
        {services.map((service) => (
          <label key={service} className={styles.choice}>
            <input type="checkbox" name="services" value={service} />
            {keepWhole(service)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
