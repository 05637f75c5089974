/**
 * The contact form's fields and bounds (spec, sections 3 and 5; decision 13): plain data, for the form in the browser and
 * its tests.
 */

/** Longest accepted values, in UTF-16 code units as `maxlength` counts them. */
export const contactBounds = { fullName: 100, email: 254, phone: 32, company: 120, message: 5000 } as const;

export type ContactField = keyof typeof contactBounds;

/** A message under the specification's field names; `phone` and `company` may be empty. */
export type ContactMessage = Readonly<Record<ContactField, string>>;
