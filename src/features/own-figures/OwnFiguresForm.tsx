import { behaviourMark, pendingMark } from '../../lib/browser-protocol.ts';
import { formatTyped } from '../../lib/money.ts';
import { routes } from '../../routes.ts';
import { ownFigures as words } from '../../site/everywhere/words.yaml';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { example } from './example.ts';
import styles from './OwnFiguresForm.module.css';
import { type FigureName, figureLimits } from './own-figures.ts';

/** A field of the terminal, with what is wrong with it below. */
function FigureField({ name }: { readonly name: FigureName }) {
  const trouble = `own-${name}-trouble`;
  return (
    <p className={styles.field}>
      <label htmlFor={`own-${name}`}>{words[name]}</label>
      <span className={styles.box} data-unit={figureLimits[name].unit}>
        <input
          id={`own-${name}`}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          defaultValue={formatTyped(example[name])}
          aria-describedby={trouble}
        />
      </span>
      <span id={trouble} className={styles.trouble} />
    </p>
  );
}

/**
 * The terminal that a visitor puts their own figures into. A plain form whose answer is this page; own-figures.client.ts
 * prints from it at once what is typed.
 */
export function OwnFiguresForm() {
  return (
    <form
      className={styles.terminal}
      action={routes.home}
      aria-label={words.name}
      {...{ [behaviourMark]: 'figures', [pendingMark]: '' }}
    >
      <div className={styles.screen}>
        <FigureField name="sales" />
        <FigureField name="fees" />
        <details>
          <summary>
            {words.setting}
            <Icon name="chevron" />
          </summary>
          <FigureField name="difference" />
          <p className="fine">{words.ofCashPrice}</p>
        </details>
      </div>
      <p className="without-script fine">{words.withoutScript}</p>
      <p className={styles.keys}>
        <button type="button" className="with-script">
          {words.copyLink}
        </button>
        <button type="submit">{words.print}</button>
      </p>
      <p role="status" className="visually-hidden" />
    </form>
  );
}
