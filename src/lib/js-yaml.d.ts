/** As much of the package as front-matter.ts uses; it brings no types of its own. */
declare module 'js-yaml' {
  /** Strings, numbers, booleans and null; a day stays the text it is written as. */
  export const CORE_SCHEMA: object;
  export function load(text: string, options: { readonly schema: object }): unknown;
}
