const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as 2025-01-15 as it is read in the US: "January 15, 2025", or "Jan 15, 2025" where room is short. */
export function formatDay(day: string, length: 'long' | 'medium' = 'long'): string {
  return (length === 'long' ? long : medium).format(new Date(`${day}T00:00:00Z`));
}
