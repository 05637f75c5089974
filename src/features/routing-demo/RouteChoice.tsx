import styles from './RouteChoice.module.css';
import type { Option } from './rules.ts';

export interface RouteChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option<string>[];
  /** Chosen at first. */
  readonly first: string;
}

/** One of three, side by side: radio buttons with the keys every radio group has. */
export function RouteChoice({ name, legend, options, first }: RouteChoiceProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={name} value={value} defaultChecked={value === first} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
