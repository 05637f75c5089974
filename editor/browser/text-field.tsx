import { TextArea, TextField as TextLine } from '@keystar/ui/text-field';
import type { BasicFormField, FormFieldInputProps } from '@keystatic/core';
import { useState } from 'react';
import { didYouMean } from '../../src/lib/did-you-mean.ts';
import type { KnownName } from '../../src/site/known-names.ts';
import type { TextField } from '../field.ts';
import { NameInput } from './NameInput.tsx';
import { PictureInput } from './PictureInput.tsx';

/** What is wrong with a text by itself. What only the whole file tells is said when it is saved, with all of this. */
function mistakeIn(
  { isRequired, mayBeEmpty, limit, names }: Omit<TextField, 'kind'>,
  known: readonly KnownName[],
  text: string,
): string | undefined {
  if (text.trim() === '') return isRequired && !mayBeEmpty ? 'This cannot stay empty.' : undefined;
  // Of a page, a place may be named as well.
  const ids = known.map(({ name }) => name);
  if (ids.length > 0 && !ids.includes(names === 'page' ? text.replace(/^(.*)#.*/, (_, page) => page || ids[0]) : text))
    return `“${text}” is not known${didYouMean(text, ids)}.`;
  // What stands in braces is longer or shorter when it is shown.
  if (limit === undefined || text.includes('{') || text.length <= limit) return undefined;
  return `This is ${text.length} characters long; at most ${limit} fit here.`;
}

/** A text with its limit, or a name with those that there are. */
export function textField(field: Omit<TextField, 'kind'>, names: readonly KnownName[]): BasicFormField<string> {
  const known = names.length > 0 ? names : field.options.map((name) => ({ name }));
  return {
    kind: 'form',
    label: field.label,
    Input: (props) => <TextInput field={field} known={known} {...props} />,
    defaultValue: () => field.initially ?? '',
    parse: (stored) => (typeof stored === 'string' ? stored : ''),
    serialize: (value) => ({ value: value === '' && !field.isRequired ? undefined : value }),
    // The server refuses what is wrong, all of it at once.
    validate: (value) => value,
    reader: { parse: String },
  };
}

interface TextInputProps extends FormFieldInputProps<string> {
  readonly field: Omit<TextField, 'kind'>;
  readonly known: readonly KnownName[];
}

function TextInput({ field, known, value, onChange, autoFocus, forceValidation }: TextInputProps) {
  const [isLeft, setIsLeft] = useState(false);
  const { label, help, isRequired, mayBeEmpty = false, isLong } = field;
  const described = {
    label,
    isRequired: isRequired && !mayBeEmpty,
    autoFocus,
    description: help,
    errorMessage: isLeft || forceValidation ? mistakeIn(field, known, value) : undefined,
    onBlur: () => setIsLeft(true),
  };
  if (field.names === 'picture') return <PictureInput {...described} value={value} onChange={onChange} />;
  if (known.length > 0)
    return (
      <NameInput {...described} known={known} isPicture={field.names === 'drawing'} value={value} onChange={onChange} />
    );
  const Text = isLong ? TextArea : TextLine;
  return <Text {...described} value={value} onChange={onChange} />;
}
