export interface DeniedWait {
  readonly days: number;
  readonly hours: number;
}

/** The wait named by the denied page's query, or null unless both are whole numbers (§2 Denied). */
export function parseDeniedWait(
  day: string | null | undefined,
  hour: string | null | undefined,
): DeniedWait | null {
  const days = parseWhole(day);
  const hours = parseWhole(hour);
  return days === null || hours === null ? null : { days, hours };
}

function parseWhole(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^[0-9]{1,4}$/.test(text) ? Number(text) : null;
}
