import { readBrand } from './brand/read-brand.ts';

/** The brand: every fact about it, and its colours, as src/brand.yaml says them. */
export const brand = readBrand('.');
