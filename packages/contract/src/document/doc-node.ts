/** A node of an OpenAPI document. `at` resolves each `$ref` along the path. */
export class DocNode {
  readonly document: object;
  readonly pointer: string;
  readonly value: unknown;
  /** Caches child nodes, because traffic repeats the same calls. */
  readonly #steps = new Map<string, DocNode | undefined>();

  constructor(document: object, pointer = '', value: unknown = document) {
    this.document = document;
    this.pointer = pointer;
    this.value = value;
  }

  at(...keys: readonly (string | number)[]): DocNode | undefined {
    return keys.reduce<DocNode | undefined>((node, key) => node?.step(String(key)), this);
  }

  keys(): string[] {
    return isRecord(this.value) || Array.isArray(this.value) ? Object.keys(this.value) : [];
  }

  children(): [key: string, node: DocNode][] {
    return this.keys().flatMap((key): [string, DocNode][] => {
      const node = this.step(key);
      return node ? [[key, node]] : [];
    });
  }

  private step(key: string): DocNode | undefined {
    const { value } = this;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    let next = this.#steps.get(key);
    if (!next) {
      const child = (value as Record<string, unknown>)[key];
      next = new DocNode(this.document, `${this.pointer}/${escapePointerKey(key)}`, child).follow();
      this.#steps.set(key, next);
    }
    return next;
  }

  private follow(seen: readonly string[] = []): DocNode | undefined {
    const target = isRecord(this.value) ? this.value['$ref'] : undefined;
    if (typeof target !== 'string') return this;
    if (!target.startsWith('#/') || seen.includes(target)) return undefined;
    const root = new DocNode(this.document);
    return root.at(...keysOf(pointerOf(target)))?.follow([...seen, target]);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const escapePointerKey = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const unescapePointerKey = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

export const keysOf = (pointer: string) => pointer.split('/').slice(1).map(unescapePointerKey);

/** Returns the JSON pointer of a reference such as `#/components/schemas/Loan`. */
export function pointerOf(reference: string): string {
  // An encoded slash is part of a key.
  const pointer = reference.slice(1).replaceAll(/%2f/gi, '~1');
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

export function valueAtPointer(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined,
    value,
  );
}
