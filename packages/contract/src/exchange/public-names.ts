import { isRecord } from '../document/doc-node.ts';

/** The words and values of a contract that are public, and the fields that are personal. */
export interface PublicNames {
  /** The words of its descriptions and its enum values, in lower case. */
  words: ReadonlySet<string>;
  /** The listed values of fields. */
  values: ReadonlySet<string>;
  /** Fields and parameters marked as personal. */
  personalFields: ReadonlySet<string>;
}

const proseKeys = ['description', 'summary', 'title'];
const listKeys = ['enum', 'const', 'default', 'examples', 'x-extensible-enum'];

const isMarked = ({ format, ...schema }: Record<string, unknown>) =>
  schema['x-personal'] === true || schema['x-sensitive'] === true || format === 'password';

export function readPublicNames(document: object): PublicNames {
  const words = new Set<string>();
  const values = new Set<string>();
  const personalFields = new Set<string>();
  const markedTargets = new Set<string>();
  const references: [name: string, target: string][] = [];
  visit(document, '');
  for (const [name, target] of references) {
    if (markedTargets.has(target)) personalFields.add(name);
  }
  return { words, values, personalFields };

  function visit(value: unknown, pointer: string): void {
    if (Array.isArray(value)) value.forEach((one, index) => visit(one, `${pointer}/${index}`));
    if (!isRecord(value)) return;
    if (isMarked(value)) markedTargets.add(`#${pointer}`);
    collectFields(value);
    for (const [key, child] of Object.entries(value)) {
      if (proseKeys.includes(key) && typeof child === 'string') addWords(child);
      if (listKeys.includes(key)) [child].flat().forEach(addValue);
      visit(child, `${pointer}/${key}`);
    }
  }

  /** Collects the names of marked properties and parameters. */
  function collectFields({ properties, name, schema, ...rest }: Record<string, unknown>): void {
    const fields = isRecord(properties) ? Object.entries(properties) : [];
    if (typeof name === 'string') fields.push([name, rest], [name, schema]);
    for (const [field, part] of fields) {
      if (!isRecord(part)) continue;
      if (isMarked(part)) personalFields.add(field);
      if (typeof part['$ref'] === 'string') references.push([field, part['$ref']]);
    }
  }

  function addValue(value: unknown): void {
    if (typeof value === 'string' || typeof value === 'number') values.add(String(value));
  }

  function addWords(text: string): void {
    for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) words.add(word.toLowerCase());
  }
}
