/** Tells the styles, by an attribute of the page (lib/browser-protocol.ts). */
export const mark = (name: string, value = ''): void => document.documentElement.setAttribute(name, value);
