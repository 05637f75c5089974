/** The id of the drawing for an office, by its place in the brand file. */
export const officeScene = (index: number): string => `contact-office-${index + 1}`;
