/**
 * The contact form's fields and bounds (spec, sections 3 and 5): plain data, for the form in the browser and
 * its tests.
 */

/** Longest accepted values, in UTF-16 code units as `maxlength` counts them; in the order of the form. */
export const contactBounds = { fullName: 100, email: 254, phone: 32, company: 120, message: 5000 } as const;

export type ContactField = keyof typeof contactBounds;

/** Whether a name, of a form's field for example, is one of them. */
export const isContactField = (name: string): name is ContactField => Object.hasOwn(contactBounds, name);

/** All of them, in the order of the form and of the email. */
export const contactFields: readonly ContactField[] = Object.keys(contactBounds).filter(isContactField);

/** A message under the specification's field names; `phone` and `company` may be empty. */
export type ContactMessage = Readonly<Record<ContactField, string>>;
