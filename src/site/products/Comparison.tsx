import { Section } from '../../ui/Section/Section.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import type { Page } from './page.schema.ts';

/** What each system allows, by the owner's facts, or which questions they leave open. */
export function Comparison({ title, caption, columns, notStated, open, rows }: Page['comparison']) {
  const table = rows.map(({ name, facts }) => [name, ...facts.map((fact) => fact || notStated)] as const);
  return (
    <Section id="compare" title={title} head={open ? 'aside' : 'under'}>
      {open && <p className="lead">{open}</p>}
      {table.length > 0 && <Table caption={caption} columns={columns} rows={table} />}
    </Section>
  );
}
