import { Questions } from '../../features/questions/Questions.tsx';
import { Aside } from './Aside.tsx';
import type { Page } from './page.schema.ts';

/** What owners ask before they put up the first sign. */
export function Faq({ title, entries }: Page['faq']) {
  return (
    <Aside title={title}>
      <Questions entries={entries} />
    </Aside>
  );
}
