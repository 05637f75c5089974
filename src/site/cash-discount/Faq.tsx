import { Questions } from '../../features/questions/Questions.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Page } from './page.schema.ts';

/** What owners ask before they put up the first sign. */
export function Faq({ title, entries }: Page['faq']) {
  return (
    <Section flush head="aside" title={title}>
      <Questions entries={entries} />
    </Section>
  );
}
