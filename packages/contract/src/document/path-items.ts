import type { ContractDocument } from './operations.ts';
import { follow, refOf } from './references.ts';

/**
 * Inlines referenced path items of `paths` and `webhooks`, so that no operation is missed. Keywords
 * next to the reference take precedence; OpenAPI 3.1 does not define which do.
 */
export function resolvePathItems(document: ContractDocument): void {
  for (const key of ['paths', 'webhooks'] as const) {
    const items = document[key];
    if (typeof items !== 'object' || items === null) continue;
    for (const [name, item] of Object.entries(items as Record<string, unknown>)) {
      if (refOf(item) === undefined) continue;
      const found = follow<Record<string, unknown>>(document, item, '');
      const { $ref: _, ...siblings } = item as Record<string, unknown>;
      // Without keywords next to the reference, keep the same object: its file and line are known.
      const resolved =
        Object.keys(siblings).length === 0 ? found?.value : { ...found?.value, ...siblings };
      (items as Record<string, unknown>)[name] = resolved ?? {};
    }
  }
}
