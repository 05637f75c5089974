import type { PropsWithChildren } from 'react';
import { notesOf } from '../../lib/notes.ts';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { Aside } from './Aside.tsx';
import type { Page } from './page.schema.ts';

/** The visitor's own rate, before anything is offered. */
export function Check({ title, intro, claim, children }: PropsWithChildren<Page['check']>) {
  return (
    <Aside title={title} intro={intro} notes={<Notes notes={notesOf([claim])} />}>
      {children}
    </Aside>
  );
}
