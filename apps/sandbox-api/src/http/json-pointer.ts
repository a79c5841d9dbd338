type Json = Readonly<Record<string, unknown>>;

/** Extends the JSON pointer `base`, a URI fragment, by the keys in `parts`. */
export function pointer(base: string, ...parts: readonly string[]): string {
  const escape = (part: string) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return [base, ...parts.map(escape)].join('/');
}

export function readAt(document: Json, at: string): unknown {
  const unescape = (part: string) =>
    decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  return at
    .split('/')
    .slice(1)
    .map(unescape)
    .reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document);
}

export function resolvePointer(document: Json, at: string): string {
  const target = (readAt(document, at) as { $ref?: string } | undefined)?.$ref;
  return target === undefined ? at : resolvePointer(document, target);
}
