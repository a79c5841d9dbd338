/** A number the wire may send as text; anything else is NaN, and nothing throws. */
export function wireNumber(raw: unknown): number {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
}
