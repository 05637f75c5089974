import type { SlugFormField } from '@keystatic/core';
import type { AddressField } from '../field.ts';
import { textField } from './text-field.tsx';

/** The last part of an address: Keystatic takes it from the name of the file, and puts it there. */
export function addressField(field: AddressField): SlugFormField<string, string, string, string> {
  return {
    ...textField(field, []),
    formKind: 'slug',
    parse: (_, file) => file?.slug ?? '',
    serializeWithSlug: (slug) => ({ slug, value: undefined }),
    reader: { parse: String, parseWithSlug: String },
  };
}
