import { TextArea } from '@keystar/ui/text-field';
import { type AssetsFormField, fields } from '@keystatic/core';
import type { ContentComponent } from '@keystatic/core/content-components';
import type { ProseField } from '../field.ts';
import { readInLine } from './read-in-line.ts';

type Shown = ReturnType<ReturnType<typeof fields.mdx.inline>['defaultValue']>;

/** A text as it looks; as it is written, and why, where it cannot be shown so. */
type Prose = { readonly shown: Shown } | { readonly written: string; readonly why: string };

/** A text that is edited as it looks. */
export function proseField(
  { label, tags, parts }: ProseField,
  components: Record<string, ContentComponent>,
): AssetsFormField<Prose, Prose, string> {
  const editor = fields.mdx.inline({
    label,
    components,
    options: {
      bold: tags.includes('strong'),
      italic: tags.includes('em'),
      strikethrough: tags.includes('del'),
      code: tags.includes('code'),
      codeBlock: tags.includes('pre'),
      heading: ([2, 3] as const).filter((level) => tags.includes(`h${level}`)),
      blockquote: tags.includes('blockquote'),
      orderedList: tags.includes('ol'),
      unorderedList: tags.includes('ul'),
      table: tags.includes('table'),
      link: tags.includes('a'),
      divider: tags.includes('hr'),
      image: tags.includes('img'),
    },
  });
  const inLine = Object.entries(parts).flatMap(([name, { stands }]) => (stands === 'in a line' ? [name] : []));
  return {
    kind: 'form',
    formKind: 'assets',
    defaultValue: () => ({ shown: editor.defaultValue() }),
    parse(stored, files) {
      const written = String(stored ?? '');
      try {
        return { shown: readInLine(inLine, written, (text) => editor.parse(text, files)) };
      } catch (error) {
        return { written, why: error instanceof Error ? error.message : String(error) };
      }
    },
    serialize: (value, files) =>
      'shown' in value
        ? editor.serialize(value.shown, files)
        : { value: value.written, other: new Map(), external: new Map() },
    // The server refuses what is wrong, all of it at once.
    validate: (value) => value,
    reader: { parse: String },
    Input: ({ value, onChange, ...props }) =>
      'shown' in value ? (
        <editor.Input {...props} value={value.shown} onChange={(shown) => onChange({ shown })} />
      ) : (
        <TextArea
          label={label}
          description={`Shown as it is written, since it cannot be shown as it looks: ${value.why}`}
          value={value.written}
          onChange={(written) => onChange({ ...value, written })}
        />
      ),
  };
}
