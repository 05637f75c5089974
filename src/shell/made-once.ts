const made = new Map<string, string>();

/** HTML that is the same on many pages: made for the first of them in a build, and anew each time while editing. */
export async function madeOnce(key: string, make: () => Promise<string>): Promise<string> {
  const html = (import.meta.env.PROD ? made.get(key) : undefined) ?? (await make());
  made.set(key, html);
  return html;
}
