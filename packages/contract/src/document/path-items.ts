import type { ContractDocument } from './operations.ts';
import { follow, refOf } from './references.ts';

/**
 * Puts the path items that `paths` and `webhooks` only refer to in the place of the reference, so that nobody who
 * lists operations can miss one. What stands beside a reference counts first, as OpenAPI 3.1 leaves it open.
 */
export function resolvePathItems(document: ContractDocument): void {
  for (const key of ['paths', 'webhooks'] as const) {
    const items = document[key];
    if (typeof items !== 'object' || items === null) continue;
    for (const [name, item] of Object.entries(items as Record<string, unknown>)) {
      if (refOf(item) === undefined) continue;
      const found = follow<Record<string, unknown>>(document, item, '');
      const { $ref: _, ...beside } = item as Record<string, unknown>;
      // The same object where nothing stands beside it: it knows its file and line.
      const resolved =
        Object.keys(beside).length === 0 ? found?.value : { ...found?.value, ...beside };
      (items as Record<string, unknown>)[name] = resolved ?? {};
    }
  }
}
