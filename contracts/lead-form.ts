import { plainLine, plainLines } from './plain-text.ts';

/**
 * A form sent without script (application/x-www-form-urlencoded) in the shape of a submission, still to be checked.
 * @param key what identifies it where no script could make a key; whoever receives it decides what is the same
 */
export function submissionOfForm(entries: Iterable<readonly [name: string, value: string]>, key: string): unknown {
  const given = new Map<string, unknown>();
  const services: string[] = [];
  for (const [name, value] of entries) {
    if (name === 'services') services.push(value);
    // A field sent twice becomes a list, which the check refuses.
    else given.set(name, given.has(name) ? [given.get(name), value] : fieldValue(name, value));
  }
  return {
    ...Object.fromEntries(given),
    services,
    key: given.get('key') || key,
    openedAt: given.get('openedAt') ?? null,
  };
}

/** A form knows only text: here it gets the type and the line ends that the field has in a submission. */
function fieldValue(name: string, value: string): string | number | null {
  if (name === 'openedAt') return /^\d{1,15}$/.test(value) ? Number(value) : value || null;
  return name === 'notes' ? plainLines(value) : plainLine(value);
}
