import { notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TitledList } from '../../ui/TitledList/TitledList.tsx';
import type { Page } from './page.schema.ts';

/** Registration and monitoring: what the card networks ask of an account like this, and count. */
export function Networks({ title, intro, rules, notes }: Page['networks']) {
  return (
    <Section id="networks" flush title={title} intro={intro}>
      <TitledList items={rules} />
      <Notes notes={notesOf(notes)} />
    </Section>
  );
}
