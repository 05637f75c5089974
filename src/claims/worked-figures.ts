import { calculatorTable, cashDiscount } from './worked/cash-discount.ts';
import { gatewayServices } from './worked/gateway-services.ts';
import { home } from './worked/home.ts';
import { merchantServices } from './worked/merchant-services.ts';
import { paymentSolutions } from './worked/payment-solutions.ts';
import type { ProvenFigure, WorkedFigure } from './worked/worked-figure.ts';

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
