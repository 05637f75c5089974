import type { Brand } from '../src/brand/shape.ts';

/** The text of src/brand.ts for a brand. */
export const brandFile = (brand: Brand): string =>
  `import type { Brand } from './brand/shape.ts';\n\nexport const brand: Brand = ${JSON.stringify(brand, null, 2)};\n`;
