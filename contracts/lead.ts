/**
 * The lead form's fields, options and bounds (spec, sections 3 and 5; decision 13): plain data, so that the form in the
 * browser, its tests and whatever receives a lead agree without any of them shipping a validation library.
 */

/** Where a lead is posted, on whatever host the inbox is. */
export const leadPath = '/leads';

export const companySizes = [
  { value: 'startup', label: 'Startup (1-10 employees)' },
  { value: 'small', label: 'Small Business (11-50)' },
  { value: 'medium', label: 'Medium Business (51-200)' },
  { value: 'large', label: 'Large Business (200+)' },
] as const;

export const positions = [
  { value: 'owner', label: 'Business Owner' },
  { value: 'manager', label: 'Manager' },
  { value: 'finance', label: 'Finance Director' },
  { value: 'operations', label: 'Operations Manager' },
  { value: 'other', label: 'Other' },
] as const;

/** What a visitor can ask about; a lead carries the labels themselves. */
export const services = [
  'Credit Card Processing',
  'E-commerce Payment Solutions',
  'Point of Sale Systems',
  'Mobile Payment Processing',
  'High-Risk Merchant Accounts',
  'I want to discover all payment possibilities',
] as const;

/** Longest accepted values, in UTF-16 code units as `maxlength` counts them. */
export const leadBounds = { name: 100, email: 254, notes: 2000 } as const;

/**
 * A character that shows something, which a name has at least one of, as regular expressions write it: no space, nothing that is
 * ignored where it is shown (Unicode, 5.21), such as Hangul's filler, and not Braille's empty cell.
 */
export const shownCharacter = String.raw`[^\s\p{Cf}\p{DI}\u2800]`;

export type CompanySize = (typeof companySizes)[number]['value'];
export type Position = (typeof positions)[number]['value'];
export type Service = (typeof services)[number];

/** A lead under the specification's field names. */
export interface Lead {
  readonly name: string;
  readonly email: string;
  readonly companySize: CompanySize;
  readonly position: Position;
  readonly services: readonly Service[];
  readonly notes: string;
}
