import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { useWrong } from './use-wrong.ts';

interface FieldFrame {
  readonly id: string;
  readonly label: string;
  /** Marks, beside its label, a field that may stay empty; any other is required. */
  readonly optional?: string | undefined;
  /** Said under it when a submit was refused for it. */
  readonly wrong?: string | undefined;
}

/** Whether a control is said to be wrong, and where that is said in words. */
type Complaint = { readonly 'aria-invalid'?: boolean; readonly 'aria-describedby'?: string };

interface FrameProps extends FieldFrame {
  /** The control, given whether it is wrong. */
  readonly children: (complaint: Complaint) => ReactNode;
}

function Frame({ id, label, optional, wrong, children }: FrameProps) {
  const complains = useWrong(id) && wrong;
  const said = `${id}-wrong`;
  // A required field that is still empty is wrong to the browser, which would have that read out before anything was typed.
  const right: Complaint = optional ? {} : { 'aria-invalid': false };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {children(complains ? { 'aria-invalid': true, 'aria-describedby': said } : right)}
      {complains && (
        <p id={said} className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps
  extends FieldFrame,
    Readonly<Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required'>> {}

/** A one-line input under its label; uncontrolled, so that what is typed before hydration stays. */
export function TextField({ id, label, type = 'text', optional, wrong, ...rest }: TextFieldProps) {
  return (
    <Frame id={id} label={label} optional={optional} wrong={wrong}>
      {(complaint) => (
        <input id={id} type={type} className={styles.control} required={!optional} {...complaint} {...rest} />
      )}
    </Frame>
  );
}

export interface TextAreaProps
  extends FieldFrame,
    Readonly<Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'required'>> {}

/** A multi-line input under its label; uncontrolled. */
export function TextArea({ id, label, optional, wrong, ...rest }: TextAreaProps) {
  return (
    <Frame id={id} label={label} optional={optional} wrong={wrong}>
      {(complaint) => <textarea id={id} className={styles.control} required={!optional} {...complaint} {...rest} />}
    </Frame>
  );
}

export interface SelectFieldProps
  extends FieldFrame,
    Readonly<Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children' | 'required'>> {
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice of one under its label, nothing chosen at first; uncontrolled. */
export function SelectField({ id, label, placeholder, options, optional, wrong, ...rest }: SelectFieldProps) {
  return (
    <Frame id={id} label={label} optional={optional} wrong={wrong}>
      {(complaint) => (
        <select id={id} className={styles.control} required={!optional} defaultValue="" {...complaint} {...rest}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}
