import type { ComponentSchema } from '@keystatic/core';
import { block, type ContentComponent, inline, mark, wrapper } from '@keystatic/core/content-components';
import type { Names, Part } from '../field.ts';
import { Picture } from './Picture.tsx';

type Told = Readonly<Record<string, unknown>>;

/** A part of a text as it looks there, with the form of what it is told. */
export function componentOf(part: Part, schema: Record<string, ComponentSchema>, names: Names): ContentComponent {
  const { label, help } = part.form;
  const described = { label, schema, ...(help === undefined ? {} : { description: help }) };
  switch (part.stands) {
    case 'in a line':
      return inline({ ...described, ContentView: ({ value }) => <>{saidBy(part, value, names)}</> });
    case 'around words':
      return mark({ ...described, icon: lettersOf(label), style: { textDecoration: 'underline dotted' } });
    case 'on a line':
      return block({ ...described, ContentView: () => <>{help}</> });
    case 'around blocks':
      return wrapper({
        ...described,
        ContentView: ({ value, children }) => (
          <>
            <Head part={part} told={value} />
            {children}
          </>
        ),
      });
  }
}

/** What a part in a line is put for; the name that it is told, as long as nothing is known of it. */
function saidBy({ says, form }: Part, told: Told, names: Names): string {
  if (says !== undefined) return says;
  const [[key, field] = []] = Object.entries(form.fields);
  const name = String(key === undefined ? '' : told[key]);
  const known = field?.kind === 'text' && field.names !== undefined ? names[field.names] : [];
  return known.find((each) => each.name === name)?.says || name || '…';
}

/** What stands above the words of a part: its drawing, or its title. */
function Head({ part, told }: { readonly part: Part; readonly told: Told }) {
  const [[key, field] = []] = Object.entries(part.form.fields);
  const first = key === undefined ? '' : String(told[key]);
  if (field?.kind === 'text' && field.names === 'drawing')
    return first === '' ? null : <Picture name={first} height={240} alt={String(told['alt'])} />;
  return <strong>{first}</strong>;
}

/** The first letters of a label, where Keystatic has a picture for each of its own buttons. */
const lettersOf = (label: string) => (
  <svg viewBox="0 0 24 24">
    <text x="12" y="18" textAnchor="middle" fill="currentColor" stroke="none" style={{ font: '17px sans-serif' }}>
      {label.slice(0, 2)}
    </text>
  </svg>
);
