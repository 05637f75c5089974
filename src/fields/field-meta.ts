/**
 * What a schema's own functions check and its type does not tell, said beside them with `.meta()`: whoever shows a field
 * before it is read (site/json-schemas.ts, for one) knows by it what the field takes.
 */
export interface FieldMeta {
  /** How many characters fit, and how many there have to be, as shown: with every token replaced. */
  readonly longest?: number;
  readonly shortest?: number;
  /** The blanks that a text has to have, as in “{n} of {count}”. */
  readonly blanks?: readonly string[];
  /** Of what it has to be the name. */
  readonly names?: 'page' | 'drawing' | 'picture' | 'claim' | 'fact' | 'author';
}
