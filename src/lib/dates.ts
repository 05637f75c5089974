const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A day such as 2025-01-15 as it is read in the US: "January 15, 2025", or "Jan 15, 2025" where room is short. */
export function formatDay(day: string, length: 'long' | 'medium' = 'long'): string {
  return (length === 'long' ? long : medium).format(new Date(`${day}T00:00:00Z`));
}

/** As much of a day as is known, 2025-01-15, 2025-01 or 2025: "Jan 15, 2025", "Jan 2025" or "2025". */
export function formatKnown(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? month.format(new Date(`${date}-01T00:00:00Z`)) : formatDay(date, 'medium');
}
