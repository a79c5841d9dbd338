export interface DeniedWait {
  days: number;
  hours: number;
}

/** The wait in the denied page's query; null unless both parts are whole numbers (§2 Denied). */
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
