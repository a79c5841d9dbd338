import { isRef, type BaseResolver } from '@redocly/openapi-core';
import { valueAt } from './references.ts';
import { keysOf, type Places } from './places.ts';

/**
 * Finds the first chain of `$ref`s that leads back to itself, with file and line. A recursive
 * schema is not such a loop.
 */
export async function findReferenceLoop(
  resolver: BaseResolver,
  places: Places,
): Promise<string | undefined> {
  const loaded = await Promise.allSettled(resolver.cache.values());
  const documents = loaded.flatMap((result) =>
    result.status === 'fulfilled' && !(result.value instanceof Error) ? [result.value] : [],
  );
  const byFile = new Map(documents.map((document) => [document.source.absoluteRef, document]));
  const targetOf = (file: string, ref: string): [file: string, value: unknown] => {
    const [uri, pointer = ''] = ref.split('#');
    const target = uri ? resolver.resolveExternalRef(file, uri) : file;
    return [
      target,
      valueAt((byFile.get(target)?.parsed as object | undefined) ?? {}, keysOf(pointer)),
    ];
  };
  for (const { source, parsed } of documents) {
    for (const [keys, start] of referencesIn(parsed)) {
      const seen = new Set<unknown>();
      let file = source.absoluteRef;
      let value: unknown = start;
      while (isRef(value) && !seen.has(value)) {
        seen.add(value);
        [file, value] = targetOf(file, value.$ref);
      }
      if (!isRef(value)) continue;
      const place = places.find(parsed as object, keys);
      return `${place.file}:${place.line} the reference ${start.$ref} only leads back to itself`;
    }
  }
  return undefined;
}

function* referencesIn(
  value: unknown,
  keys: readonly string[] = [],
): Generator<[keys: readonly string[], reference: { $ref: string }]> {
  if (isRef(value)) yield [keys, value as { $ref: string }];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* referencesIn(part, [...keys, key]);
}
