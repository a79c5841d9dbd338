import { DocNode, isRecord, keysOf, pointerOf, unescapePointerKey } from '../document/doc-node.ts';

type Named = { target: DocNode } | { property: string; names: string[] };

/**
 * Returns the alternative that the discriminator value selects, or the allowed names if none
 * matches. Returns undefined without a discriminator value.
 */
export function alternativeOf(schema: DocNode, value: unknown): Named | undefined {
  const property = schema.at('discriminator', 'propertyName')?.value;
  const name = isRecord(value) && typeof property === 'string' ? value[property] : undefined;
  if (typeof property !== 'string' || typeof name !== 'string') return undefined;
  const targets = targetsOf(schema);
  if (targets.size === 0) return undefined;
  const target = targets.get(name);
  return target ? { target } : { property, names: [...targets.keys()] };
}

function targetsOf(schema: DocNode): Map<string, DocNode> {
  const root = new DocNode(schema.document);
  const schemaAt = (reference: string) =>
    reference.startsWith('#/')
      ? root.at(...keysOf(pointerOf(reference)))
      : root.at('components', 'schemas', reference);
  const branches = ['oneOf', 'anyOf'].flatMap((keyword) =>
    (schema.at(keyword)?.children() ?? []).map(([, branch]) => branch),
  );
  const byName = branches.flatMap((branch): [string, DocNode][] => {
    const name = /^\/components\/schemas\/([^/]+)$/.exec(branch.pointer)?.[1];
    return name === undefined ? [] : [[unescapePointerKey(name), branch]];
  });
  const mapping = schema.at('discriminator', 'mapping')?.value;
  const mapped = Object.entries(isRecord(mapping) ? mapping : {}).flatMap(
    ([name, target]): [string, DocNode][] => {
      const found = typeof target === 'string' ? schemaAt(target) : undefined;
      return found ? [[name, found]] : [];
    },
  );
  // An inline branch has no name, so any discriminator value could select the branch.
  if (mapped.length === 0 && byName.length < branches.length) return new Map();
  return new Map([...byName, ...mapped]);
}
