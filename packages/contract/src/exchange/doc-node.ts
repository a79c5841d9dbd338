/** One spot in an OpenAPI document, with every `$ref` on the way there followed. */
export class DocNode {
  readonly document: object;
  readonly pointer: string;
  readonly value: unknown;

  constructor(document: object, pointer = '', value: unknown = document) {
    this.document = document;
    this.pointer = pointer;
    this.value = value;
  }

  /** Undefined where the document has nothing, or a `$ref` that leads nowhere. */
  at(...keys: readonly (string | number)[]): DocNode | undefined {
    return keys.reduce<DocNode | undefined>((node, key) => node?.step(String(key)), this);
  }

  /** The keys of a map, or the indices of a list. */
  keys(): string[] {
    return isRecord(this.value) || Array.isArray(this.value) ? Object.keys(this.value) : [];
  }

  private step(key: string): DocNode | undefined {
    const { value } = this;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    const pointer = `${this.pointer}/${escapeKey(key)}`;
    return new DocNode(this.document, pointer, (value as Record<string, unknown>)[key]).follow();
  }

  private follow(seen: readonly string[] = []): DocNode | undefined {
    const target = isRecord(this.value) ? this.value['$ref'] : undefined;
    if (typeof target !== 'string') return this;
    if (!target.startsWith('#/') || seen.includes(target)) return undefined;
    const keys = target.slice(2).split('/').map(decodeKey);
    return new DocNode(this.document).at(...keys)?.follow([...seen, target]);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const escapeKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const unescapeKey = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

function decodeKey(key: string): string {
  try {
    return unescapeKey(decodeURIComponent(key));
  } catch {
    return unescapeKey(key);
  }
}
