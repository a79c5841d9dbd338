import { dirname, relative, resolve } from 'node:path';
import { getLineColLocation, isRef, type Source } from '@redocly/openapi-core';
import { escapePointerKey, keysOf } from './doc-node.ts';

export interface SourceLine {
  file: string;
  line: number;
}

export interface FileLocation {
  file: string;
  keys: readonly string[];
}

interface Origin {
  source: Source;
  keys: readonly string[];
  /** The object's `$ref` before bundling, which may replace a reference with its target. */
  reference: string | undefined;
}

/**
 * Finds the file and line of an object by its identity. This works even after bundling, because
 * bundling moves objects, but does not copy them.
 */
export class SourceLocator {
  readonly #origins = new WeakMap<object, Origin>();
  readonly #sources = new Map<string, Source>();

  remember(source: Source, value: unknown): void {
    this.#sources.set(source.absoluteRef, source);
    const visit = (part: unknown, keys: readonly string[]): void => {
      if (typeof part !== 'object' || part === null || this.#origins.has(part)) return;
      this.#origins.set(part, { source, keys, reference: isRef(part) ? part.$ref : undefined });
      for (const [key, inner] of Object.entries(part)) visit(inner, [...keys, key]);
    };
    visit(value, []);
  }

  /** Returns the file and line of the value at `keys`, or of its nearest ancestor in a file. */
  find(document: object, keys: readonly string[]): SourceLine {
    const { source, keys: inside } = this.#trace(document, keys);
    return lineOf(source, inside);
  }

  locate(document: object, keys: readonly string[]): FileLocation {
    const { source, keys: inside } = this.#trace(document, keys);
    return { file: source.absoluteRef, keys: inside };
  }

  #trace(document: object, keys: readonly string[]): Pick<Origin, 'source' | 'keys'> {
    let origin = this.#originOf(document);
    let rest: string[] = [];
    let value: unknown = document;
    for (const key of keys) {
      value = (value as Record<string, unknown> | undefined)?.[key];
      const own = this.#originOf(value);
      if (own) origin = own;
      rest = own ? [] : [...rest, key];
    }
    if (!origin) throw new Error('The document was not remembered');
    return { source: origin.source, keys: [...origin.keys, ...rest] };
  }

  #originOf(value: unknown): Pick<Origin, 'source' | 'keys'> | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    const origin = this.#origins.get(value);
    if (origin?.reference === undefined || isRef(value)) return origin;
    const [file = '', pointer = ''] = origin.reference.split('#');
    const source = this.#sources.get(resolve(dirname(origin.source.absoluteRef), file));
    return source ? { source, keys: keysOf(pointer) } : origin;
  }
}

function lineOf(source: Source, keys: readonly string[]): SourceLine {
  // Redocly decodes percent-encoding in pointers, so a literal percent sign needs encoding.
  const pointer = `#/${keys.map((key) => escapePointerKey(key).replaceAll('%', '%25')).join('/')}`;
  const { start } = getLineColLocation({ source, pointer, reportOnKey: true });
  return { file: displayPath(source.absoluteRef), line: start.line };
}

export function displayPath(absoluteFile: string): string {
  return relative(process.cwd(), absoluteFile) || absoluteFile;
}
