import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { PriceTable } from './PriceTable.tsx';
import type { Page } from './page.schema.ts';

/** The five traditional fees, on a board as prices are, against what is left of each. */
export function Fees({ title, intro, columns, rows }: Page['fees']) {
  const { mark, notes } = footnotes(
    'fees',
    rows.flatMap(({ traditional, net }) => [traditional, net]),
    title,
  );
  return (
    <Section flush head="line" title={title} intro={intro}>
      <PriceTable
        caption={title}
        heads={[columns.fee, columns.traditional, columns.net].map((label) => ({ label }))}
        rows={rows.map(({ name, unit, traditional, net }) => ({
          name,
          unit,
          prices: [traditional, net].map((claim) => (
            <>
              {claim.value}
              {mark(claim)}
            </>
          )),
        }))}
      />
      {notes}
    </Section>
  );
}
