import type { ContractDocument } from './operations.ts';
import { follow, refOf } from './references.ts';

/**
 * Inlines path items that `paths` and `webhooks` only refer to, so that no operation is missed.
 * Keywords next to the reference take precedence; OpenAPI 3.1 leaves it open.
 */
export function resolvePathItems(document: ContractDocument): void {
  for (const key of ['paths', 'webhooks'] as const) {
    const items = document[key];
    if (typeof items !== 'object' || items === null) continue;
    for (const [name, item] of Object.entries(items as Record<string, unknown>)) {
      if (refOf(item) === undefined) continue;
      const found = follow<Record<string, unknown>>(document, item, '');
      const { $ref: _, ...siblings } = item as Record<string, unknown>;
      // The same object if nothing is next to the reference, because its file and line are known.
      const resolved =
        Object.keys(siblings).length === 0 ? found?.value : { ...found?.value, ...siblings };
      (items as Record<string, unknown>)[name] = resolved ?? {};
    }
  }
}
