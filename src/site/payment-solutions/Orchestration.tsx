import type { PropsWithChildren } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';

type OrchestrationProps = PropsWithChildren<Pick<Page['orchestration'], 'title' | 'intro'>>;

/** Orchestration by trying it. */
export function Orchestration({ title, intro, children }: OrchestrationProps) {
  return (
    <Section id="orchestration" tone="night" head="line" title={title} intro={intro}>
      {children}
    </Section>
  );
}
