/** Whether a value is a day of the calendar as `2026-01-31`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // Some engines read the 30th of February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
