import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface FieldFrame {
  readonly id: string;
  readonly label: string;
  /** Marks, beside its label, a field that may stay empty; any other is required. */
  readonly optional?: string | undefined;
}

interface FrameProps extends FieldFrame {
  readonly children: ReactNode;
}

function Frame({ id, label, optional, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {children}
    </div>
  );
}

export interface TextFieldProps
  extends FieldFrame,
    Readonly<Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'required'>> {}

/** A one-line input under its label; uncontrolled, so that what is typed before hydration stays. */
export function TextField({ id, label, type = 'text', optional, ...rest }: TextFieldProps) {
  return (
    <Frame id={id} label={label} optional={optional}>
      <input id={id} type={type} className={styles.control} required={!optional} {...rest} />
    </Frame>
  );
}

export interface TextAreaProps
  extends FieldFrame,
    Readonly<Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'required'>> {}

/** A multi-line input under its label; uncontrolled. */
export function TextArea({ id, label, optional, ...rest }: TextAreaProps) {
  return (
    <Frame id={id} label={label} optional={optional}>
      <textarea id={id} className={styles.control} required={!optional} {...rest} />
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
export function SelectField({ id, label, placeholder, options, optional, ...rest }: SelectFieldProps) {
  return (
    <Frame id={id} label={label} optional={optional}>
      <select id={id} className={styles.control} required={!optional} defaultValue="" {...rest}>
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}
