import { Section } from '../../ui/Section/Section.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import styles from './Comparison.module.css';
import type { Page } from './page.schema.ts';

/** What each system allows, by the owner's facts, or which questions they leave open. */
export function Comparison({ title, caption, columns, notStated, questions, open, rows }: Page['comparison']) {
  const table = rows.map(({ name, facts }) => [name, ...facts.map((fact) => fact || notStated)] as const);
  return (
    <Section id="compare" head={table.length > 0 ? 'under' : 'aside'} title={title} intro={open}>
      {open && (
        <ol className={`columns wash ${styles.questions}`}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      )}
      {table.length > 0 && <Table caption={caption} columns={columns} rows={table} />}
    </Section>
  );
}
