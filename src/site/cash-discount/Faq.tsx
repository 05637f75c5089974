import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { Aside } from './Aside.tsx';
import type { Page } from './page.schema.ts';

/** What owners ask before they put up the first sign; the qualifier of a figure stands below its answer. */
export function Faq({ title, entries }: Page['faq']) {
  return (
    <Aside id="faq" title={title}>
      <Accordion
        name="faq"
        entries={entries.map(({ id, title: question, text, claim }) => ({
          id,
          title: question,
          content: (
            <>
              <p>{text}</p>
              {claim && <small>{claim.note}</small>}
            </>
          ),
        }))}
      />
    </Aside>
  );
}
