/** What stands in an address for the parts that its pattern names. */
export type Params = Readonly<Partial<Record<string, string>>>;

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

/** `{ pid: '1' }` for '/product/:pid' and '/product/1'; undefined where an address does not fit. Case does not count. */
export function matchPattern(pattern: string, pathname: string): Params | undefined {
  const names = partsOf(pattern);
  const parts = partsOf(pathname);
  const params: Record<string, string> = {};
  const fits = names.every((name, index) => {
    const part = parts[index];
    if (!name.startsWith(':')) return part?.toLowerCase() === name;
    if (part) params[name.slice(1)] = decoded(part);
    return part;
  });
  return fits && names.length === parts.length ? params : undefined;
}

/** As it stands where it is no encoded text. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
