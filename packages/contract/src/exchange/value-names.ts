import { pointerOf, valueAtPointer } from '../document/doc-node.ts';
import type { ContractDocument } from '../document/operations.ts';
import type { ValueNames } from './in-forms.ts';

type Schema = Record<string, unknown>;

const keywords = ['oneOf', 'anyOf', 'allOf'] as const;

/**
 * Groups the names of response fields by the type of their values. Excludes names with several
 * types, because the client selects the conversion of a value only by the name.
 */
export function fieldNamesByTypeOf(contract: ContractDocument): ValueNames {
  const found = new Map<string, Set<string>>();
  const itemForms = new Map<string, Set<string>>();
  const seen = new Set<Schema>();
  const resolve = (schema: unknown): Schema => {
    let at = (schema ?? {}) as Schema;
    while (typeof at['$ref'] === 'string')
      at = valueAtPointer(contract, pointerOf(at['$ref'])) as Schema;
    return at;
  };
  const record = (name: string, schema: unknown, isRequired: boolean) => {
    const forms = found.get(name) ?? new Set();
    // Null for an optional list can mean "unknown", so the client must not convert it to `[]`.
    for (const form of formsOf(resolve(schema), resolve))
      forms.add(form === 'array' && !isRequired ? 'list that may be missing' : form);
    found.set(name, forms);
    const { items } = resolve(schema);
    for (const form of items === undefined ? [] : formsOf(resolve(items), resolve))
      itemForms.set(name, (itemForms.get(name) ?? new Set()).add(form));
  };
  function walk(of: unknown): void {
    if (of === undefined) return;
    const schema = resolve(of);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const keyword of keywords)
      for (const part of (schema[keyword] ?? []) as unknown[]) walk(part);
    walk(schema['items']);
    for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Schema)) {
      record(name, property, ((schema['required'] ?? []) as string[]).includes(name));
      walk(property);
    }
  }
  for (const schema of responseSchemasOf(contract)) walk(schema);
  const namesWhere = (matches: (forms: ReadonlySet<string>) => boolean) =>
    new Set([...found].filter(([, forms]) => matches(forms)).map(([name]) => name));
  const only = (forms: ReadonlySet<string>, ...allowed: string[]) =>
    [...forms].every((form) => allowed.includes(form));
  const isList = (name: string) =>
    only(found.get(name) ?? new Set(), 'array', 'list that may be missing');
  const numberLists = [...itemForms].flatMap(([name, forms]) =>
    isList(name) && only(forms, 'number', 'flag') ? name : [],
  );
  return {
    lists: namesWhere((forms) => only(forms, 'array')),
    numbers: namesWhere(
      (forms) =>
        only(forms, 'number', 'flag', 'null') && (forms.has('number') || forms.has('flag')),
    ),
    flags: namesWhere((forms) => only(forms, 'flag', 'null') && forms.has('flag')),
    numberLists: new Set(numberLists),
    digitTexts: namesWhere((forms) => only(forms, 'digits', 'null') && forms.has('digits')),
  };
}

function* responseSchemasOf(contract: ContractDocument): Generator<unknown> {
  for (const item of Object.values(contract.paths as Record<string, Schema>))
    for (const method of ['get', 'post']) {
      const operation = item[method] as { responses?: Record<string, Schema> } | undefined;
      for (const response of Object.values(operation?.responses ?? {}))
        for (const { schema } of Object.values(
          (response['content'] ?? {}) as Record<string, { schema: unknown }>,
        ))
          yield schema;
    }
}

/**
 * Returns the JSON types that the schema allows, but 'number' for an integer, 'flag' for an integer
 * that is 0 or 1, and 'digits' for a string of digits and spaces.
 */
function formsOf(
  schema: Schema,
  resolve: (schema: unknown) => Schema,
  around: readonly Schema[] = [],
): string[] {
  if (around.includes(schema)) return [];
  const parts = keywords.flatMap((keyword) => (schema[keyword] ?? []) as unknown[]);
  const types = [schema['type'] ?? []].flat() as string[];
  const examples = (schema['examples'] ?? [schema['example']]) as unknown[];
  const areDigits = examples.every((example) => /^\d[\d ]*$/.test(String(example ?? '')));
  const listed = new Set((schema['enum'] ?? examples) as unknown[]);
  const isFlag = listed.size === 2 && listed.has(0) && listed.has(1);
  const nameOf = (type: string) => {
    if (type === 'integer') return isFlag ? 'flag' : 'number';
    return type === 'string' && areDigits ? 'digits' : type;
  };
  const ofParts = parts.flatMap((part) => formsOf(resolve(part), resolve, [...around, schema]));
  const forms = [...types.map(nameOf), ...ofParts];
  return forms.length > 0 ? forms : ['any'];
}
