import { notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import type { SectionBlock } from './landing.schema.ts';
import type { LaidOut } from './lay-out.ts';

type ComparisonProps = Extract<SectionBlock, { type: 'comparison' }> & Pick<LaidOut, 'id' | 'flush'>;

/** What is to be chosen between, line by line. */
export function Comparison({ id, tone, flush, title, intro, caption, columns, rows, notes }: ComparisonProps) {
  return (
    <Section id={id} tone={tone} flush={flush} head="aside" title={title} intro={intro}>
      <Table caption={caption} columns={columns} rows={rows.map(({ name, cells }) => [name, ...cells])} />
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
