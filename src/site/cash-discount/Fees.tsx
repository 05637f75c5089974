import { footnotes } from '../../features/footnotes/footnotes.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import { PriceTable } from './PriceTable.tsx';
import type { Page } from './page.schema.ts';

/** The five traditional fees, line by line as on a statement, against what is left of each. */
export function Fees({ title, intro, columns, rows }: Page['fees']) {
  const { mark, notes } = footnotes(
    'fees',
    rows.flatMap(({ traditional, net }) => [traditional, net]),
    title,
  );
  return (
    <Section flush head="line" title={title} intro={intro}>
      <Sheet>
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
      </Sheet>
    </Section>
  );
}
