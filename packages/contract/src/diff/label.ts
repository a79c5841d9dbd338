import { keysOf } from '../document/places.ts';

/**
 * A readable form of a pointer: `OrderDetail.amount`, or `GET /order/v1/list, response 200:
 * data[].amount` inside an operation.
 */
export function labelOf(pointer: string): string {
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
