export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  // Some JavaScript engines parse 30 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
