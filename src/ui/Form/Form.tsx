import { type FormEvent, type FormHTMLAttributes, type InputEvent, type Ref, useState } from 'react';
import { WrongFields } from '../Field/use-wrong.ts';

export interface FormProps extends Readonly<FormHTMLAttributes<HTMLFormElement>> {
  readonly ref?: Ref<HTMLFormElement>;
  /** Called when the browser finds a field wrong and does not submit. */
  readonly onRefuse?: (form: HTMLFormElement) => void;
}

const wrongFieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((field) => field.matches(':invalid:not(fieldset)'));

/**
 * A form whose wrong fields say so in words under them. The browser decides which are wrong, and says it in a bubble of its
 * own until the form is alive.
 */
export function Form({ onRefuse, onInput, children, ...rest }: FormProps) {
  const [wrong, setWrong] = useState<readonly string[]>([]);

  // Once for every wrong field: the first speaks for all of them.
  function refuse(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = wrongFieldsOf(form);
    const [first] = fields;
    if (event.target !== first || !(first instanceof HTMLElement)) return;
    setWrong(fields.map(({ id }) => id));
    first.focus();
    onRefuse?.(form);
  }

  function forgive(event: InputEvent<HTMLFormElement>) {
    onInput?.(event);
    const ids = wrongFieldsOf(event.currentTarget).map(({ id }) => id);
    if (wrong.length > 0) setWrong(wrong.filter((id) => ids.includes(id)));
  }

  return (
    <WrongFields value={wrong}>
      {/* While a field is empty the browser calls the form itself wrong, which is read out before its first field. */}
      <form aria-invalid={wrong.length > 0} {...rest} onInvalidCapture={refuse} onInput={forgive}>
        {children}
      </form>
    </WrongFields>
  );
}
