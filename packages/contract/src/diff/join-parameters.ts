import { keysOf } from '../document/places.ts';
import { valueAt } from '../document/references.ts';
import { placeAt } from './objects.ts';
import type { ReachedChange } from './reached-changes.ts';
import type { Comparing } from './site.ts';

/**
 * A readable form of a pointer: `OrderDetail.amount`, or `GET /order/v1/list, response 200:
 * data[].amount` inside an operation.
 */
function labelOf(pointer: string): string {
  const keys = keysOf(pointer);
  if (keys[0] === 'components') {
    const [, kind, name = '', ...rest] = keys;
    const fields = fieldsOf(rest);
    return kind === 'schemas' ? joinFields(name, fields) : joinParts(`${kind} ${name}`, fields);
  }
  const [kind, path = '', method, ...rest] = keys;
  const isOperation = kind === 'paths' || kind === 'webhooks';
  if (!isOperation || keys.length < 2) return keys.join(' ') || 'the contract';
  const owner = kind === 'webhooks' ? `webhook ${path}` : path;
  if (method === undefined || method === 'parameters') return owner;
  const operation = kind === 'webhooks' ? owner : `${method.toUpperCase()} ${path}`;
  // A callback repeats the structure of an operation below its name, URL and method.
  const [callbacks, name, _address, _method, ...inCallback] = rest;
  return callbacks === 'callbacks'
    ? joinParts(
        [operation, `callback ${name}`, ...partOf(inCallback)].join(', '),
        fieldsOf(inCallback),
      )
    : joinParts([operation, ...partOf(rest)].join(', '), fieldsOf(rest));
}

const joinFields = (name: string, fields: string) =>
  fields === '' || fields.startsWith('[') ? `${name}${fields}` : `${name}.${fields}`;
const joinParts = (name: string, fields: string) => (fields === '' ? name : `${name}: ${fields}`);

/** The part of an operation that the rest of the pointer refers to. */
function partOf([part, detail]: string[]): string[] {
  if (part === 'requestBody') return ['request'];
  if (part === 'responses' && detail !== undefined) return [`response ${detail}`];
  if (part === 'parameters' && detail !== undefined) return [`parameter ${detail}`];
  return [];
}

/** `schema/oneOf/0/properties/data/items/properties/amount` as `data[].amount`. */
function fieldsOf(keys: readonly string[]): string {
  let fields = '';
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    if (key === 'items') fields += '[]';
    if (key === 'additionalProperties') fields += '{}';
    if (key === 'properties' || key === 'headers') {
      index += 1;
      fields += `${fields === '' ? '' : '.'}${keys[index] ?? ''}`;
    }
  }
  return fields;
}

/** A change with a readable label for its location. */
export interface NamedChange extends ReachedChange {
  label: string;
}

const parameterPattern = /^(\/(?:paths|webhooks)\/[^/]+(?:\/[a-z]+)?\/parameters\/\d+)(.*)$/;

/**
 * Adds labels to changes. A parameter that many operations repeat has a pointer in each of them.
 * The same change to all is one finding, labelled with the parameter's name instead of its index.
 */
export function joinParameters(
  changes: readonly ReachedChange[],
  { old, now }: Comparing,
): NamedChange[] {
  const joined = new Map<string, NamedChange>();
  for (const { change, operations } of changes) {
    const [, place = '', rest = ''] = parameterPattern.exec(change.pointer) ?? [];
    // The pointer of a removed part leads into the old contract, so look there first.
    const documents = change.pointer === change.place ? [now, old] : [old, now];
    const name =
      place && documents.map(({ document }) => nameAt(document, place)).find((one) => one);
    const key = name
      ? [change.rule, change.text, name, rest].join('\n')
      : [change.rule, change.text, change.pointer].join('\n');
    const known = joined.get(key);
    if (!known) {
      const label = labelOf(change.pointer);
      joined.set(key, {
        change,
        operations: {
          request: new Set(operations.request),
          response: new Set(operations.response),
        },
        label: name ? withName(label, name) : label,
      });
      continue;
    }
    for (const direction of ['request', 'response'] as const) {
      for (const one of operations[direction]) known.operations[direction].add(one);
    }
    if (name) known.label = known.label.slice(known.label.indexOf(name));
  }
  return [...joined.values()];
}

/** Replaces the index in the label by the name; a label of a path item has no index. */
const withName = (label: string, name: string) =>
  /parameter \d+/.test(label) ? label.replace(/parameter \d+/, name) : `${label}, ${name}`;

/** Such as `header parameter "fbp"`. */
function nameAt(document: Comparing['old']['document'], pointer: string): string | undefined {
  const { value } = placeAt(document, valueAt(document, keysOf(pointer)), pointer);
  return value['name'] === undefined
    ? undefined
    : `${String(value['in'])} parameter "${String(value['name'])}"`;
}
