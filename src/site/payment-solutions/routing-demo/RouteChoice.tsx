import { routing } from '../../everywhere/words.yaml';
import styles from './RouteChoice.module.css';
import { choices, firstPayment, type Payment } from './rules.ts';

/** One of three, side by side: radio buttons with the keys every radio group has. */
export function RouteChoice({ name }: { readonly name: keyof Payment }) {
  return (
    <fieldset>
      <legend className="label">{routing[name]}</legend>
      <div className={styles.options}>
        {Object.entries(choices[name]).map(([value, label]) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={name} value={value} defaultChecked={value === firstPayment[name]} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
