import { Section } from '../../ui/Section/Section.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import type { Page } from './page.schema.ts';

/** What each system allows, by the owner's facts; nothing while there are none. */
export function Comparison({ title, columns, notStated, rows }: Page['comparison']) {
  if (rows.length === 0) return null;
  return (
    <Section id="compare" title={title}>
      <Table
        caption={title}
        columns={columns}
        rows={rows.map(({ name, facts }) => [name, ...facts.map((fact) => fact || notStated)])}
      />
    </Section>
  );
}
