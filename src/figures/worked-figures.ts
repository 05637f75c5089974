import { calculatorTable, cashDiscount } from '../site/cash-discount/worked.ts';
import { gatewayServices } from '../site/gateway-services/worked.ts';
import { home } from '../site/home/worked.ts';
import { merchantServices } from '../site/merchant-services/worked.ts';
import { paymentSolutions } from '../site/payment-solutions/worked.ts';
import type { ProvenFigure, WorkedFigure } from './worked-figure.ts';

// One file a page in `worked/`, so that a figure is proven beside its neighbours.
const byRoute: Readonly<Record<string, readonly ProvenFigure[]>> = {
  '/': home,
  '/payment-solutions': paymentSolutions,
  '/gateway-services': gatewayServices,
  '/cash-discount': cashDiscount,
  '/blog/credit-card-processing-fees': calculatorTable,
  '/merchant-services': merchantServices,
};

/** The only % and $ figures that may stand on a page without being in the ledger. */
export const workedFigures: readonly WorkedFigure[] = Object.entries(byRoute).flatMap(([route, figures]) =>
  figures.map((figure) => ({ route, ...figure })),
);
