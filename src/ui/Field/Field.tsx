import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface FieldFrame {
  readonly id: string;
  readonly label: string;
}

interface FrameProps extends FieldFrame {
  readonly required: boolean;
  readonly children: ReactNode;
}

function Frame({ id, label, required, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
    </div>
  );
}

export interface TextFieldProps
  extends FieldFrame,
    Readonly<Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>> {}

/** A one-line input under its label; uncontrolled, so that what is typed before hydration stays. */
export function TextField({ id, label, type = 'text', required = false, ...rest }: TextFieldProps) {
  return (
    <Frame id={id} label={label} required={required}>
      <input id={id} type={type} className={styles.control} required={required} {...rest} />
    </Frame>
  );
}

export interface TextAreaProps
  extends FieldFrame,
    Readonly<Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>> {}

/** A multi-line input under its label; uncontrolled. */
export function TextArea({ id, label, required = false, ...rest }: TextAreaProps) {
  return (
    <Frame id={id} label={label} required={required}>
      <textarea id={id} className={styles.control} required={required} {...rest} />
    </Frame>
  );
}

export interface SelectFieldProps
  extends FieldFrame,
    Readonly<Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'>> {
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice of one under its label, nothing chosen at first; uncontrolled. */
export function SelectField({ id, label, placeholder, options, required = false, ...rest }: SelectFieldProps) {
  return (
    <Frame id={id} label={label} required={required}>
      <select id={id} className={styles.control} required={required} defaultValue="" {...rest}>
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
