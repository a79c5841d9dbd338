import { escapeKey, isRecord, type DocNode } from '../document/doc-node.ts';
import { walkValue } from './walk-value.ts';

export interface Undocumented {
  path: string;
  value: unknown;
  /** The schema that does not list it. */
  pointer: string;
}

/**
 * Whether a schema explicitly allows or forbids additional fields; the validator reports forbidden
 * ones.
 */
const decidesOnMore = ({ value }: DocNode) =>
  isRecord(value) &&
  ['additionalProperties', 'unevaluatedProperties', 'patternProperties'].some((keyword) =>
    Object.hasOwn(value, keyword),
  );

const propertiesOf = ({ value }: DocNode): object | undefined =>
  isRecord(value) && isRecord(value['properties']) ? value['properties'] : undefined;

/**
 * Fields of a value that none of its schemas lists. A schema without `properties` allows any field.
 * If a schema has branches, a field of any branch counts as documented.
 */
export function findUndocumented(root: DocNode, value: unknown): Undocumented[] {
  const found: Undocumented[] = [];
  walkValue(root, value, (schemas, object, path) => {
    const names = schemas.flatMap((schema) => propertiesOf(schema) ?? []);
    const naming = schemas.find((schema) => propertiesOf(schema));
    if (!naming || schemas.some(decidesOnMore)) return;
    for (const [key, child] of Object.entries(object)) {
      if (names.some((name) => Object.hasOwn(name, key))) continue;
      const pointer = `${naming.pointer}/properties`;
      found.push({ path: `${path}/${escapeKey(key)}`, value: child, pointer });
    }
  });
  return found;
}
