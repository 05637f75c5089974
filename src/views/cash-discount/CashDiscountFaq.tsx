import type { CashDiscountContent } from '../../schemas/pages/cash-discount.ts';
import { Accordion } from '../../ui/Accordion/Accordion.tsx';
import { CashDiscountAside } from './CashDiscountAside.tsx';

/** What owners ask before they put up the first sign; the qualifier of a figure stands below its answer. */
export function CashDiscountFaq({ title, entries }: CashDiscountContent['faq']) {
  return (
    <CashDiscountAside id="faq" title={title}>
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
    </CashDiscountAside>
  );
}
