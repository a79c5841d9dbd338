import { DocNode } from '../exchange/doc-node.ts';
import type { Message } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';

/**
 * What a call lacks of the operation's `security`; undefined when one of its alternatives is met. A stub cannot know
 * whether a token is valid, only whether there is one.
 */
export function missingCredentials(
  document: object,
  { node }: Operation,
  { headers }: Message,
  query: URLSearchParams,
): string | undefined {
  const root = new DocNode(document);
  const alternatives = (node.at('security') ?? root.at('security'))?.children() ?? [];
  const lacking = alternatives.map(([, alternative]) =>
    alternative.keys().flatMap((name) => lackOf(root.at('components', 'securitySchemes', name))),
  );
  return lacking.some((one) => one.length === 0) ? undefined : lacking[0]?.join(' and ');

  function lackOf(scheme: DocNode | undefined): string[] {
    const { type, in: where, name } = (scheme?.value ?? {}) as Record<string, unknown>;
    if (type === 'mutualTLS' || type === undefined) return [];
    if (type !== 'apiKey') return headers.has('authorization') ? [] : ['header authorization'];
    const key = String(name);
    const isSent: Record<string, () => boolean> = {
      header: () => headers.has(key.toLowerCase()),
      query: () => query.has(key),
      cookie: () => (headers.get('cookie') ?? '').includes(`${key}=`),
    };
    return (isSent[String(where)]?.() ?? true) ? [] : [`${String(where)} ${key}`];
  }
}
