import { Section } from '../../ui/Section/Section.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import type { Page } from './page.schema.ts';

/** The provider's own prices; nothing while the owner has given none. */
export function Prices({ title, intro, caption, columns, rows }: Page['prices']) {
  if (rows.length === 0) return null;
  return (
    <Section id="prices" head="aside" title={title} intro={intro}>
      <Table caption={caption} columns={columns} rows={rows.map(({ label, text }) => [label, text])} />
    </Section>
  );
}
