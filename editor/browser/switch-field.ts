import { type BasicFormField, fields } from '@keystatic/core';
import type { SwitchField } from '../field.ts';

/** Something that is so, or not; what is as it is by default is not told. */
export function switchField({ label, help, byDefault, initially = byDefault }: SwitchField): BasicFormField<boolean> {
  return {
    ...fields.checkbox({ label, defaultValue: initially, ...(help === undefined ? {} : { description: help }) }),
    parse: (stored) => (typeof stored === 'boolean' ? stored : byDefault),
    serialize: (value) => ({ value: value === byDefault ? undefined : value }),
  };
}
