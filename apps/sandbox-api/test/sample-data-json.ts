/**
 * JSON with one line per entry of the top-level object and of the objects directly in it, so that
 * diffs are readable.
 */
export function stringifySampleData(data: Readonly<Record<string, unknown>>): string {
  const entries = (value: unknown, write: (inner: unknown) => string): string => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject) return JSON.stringify(value);
    const lines = Object.entries(value).map(
      ([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`,
    );
    return `{\n${lines.join(',\n')}\n}`;
  };
  return `${entries(data, (inner) => entries(inner, JSON.stringify))}\n`;
}
