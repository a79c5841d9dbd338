import type { Checked } from './check-response.ts';
import type { Body, Part, Problem } from './exchange.ts';
import type { DocNode } from './doc-node.ts';
import type { Wording } from './problems.ts';
import type { TextField, Validator } from './validator.ts';

export type PartsCheck = (media: DocNode, schema: DocNode, type: string, body: Body) => Checked;

/** Checks the bodies of forms: multipart and urlencoded. */
export function createPartsCheck(validator: Validator, wording: Wording): PartsCheck {
  const { mask, describe, problemOf } = wording;
  const fieldsOf = new Map<string, readonly TextField[]>();

  return (media, schema, type, body) => {
    const parts = partsOf(type, body);
    if (!parts) return { problems: [], unchecked: `no check for bodies of type ${type}` };
    const values = valuesOf(schema, parts);
    const properties = schema.at('properties');
    const fields = fieldsOf.get(schema.pointer) ?? readFields(schema);
    fieldsOf.set(schema.pointer, fields);
    // The check gives the values their types, which must not change the caller's.
    const faults = validator.faultsOfTexts(fields, { ...values });
    const problems = [
      ...faults.map((fault) => ({
        ...problemOf('request', fault, values, (path) => `part ${path.split('/')[1] ?? ''}`),
        ...(fault.keyword === 'required' && { rule: 'request-missing-part' }),
      })),
      ...(properties ? undocumentedParts(schema, properties, values) : []),
      ...parts.flatMap((part) => checkPartType(media, part)),
    ];
    return { problems };
  };

  function undocumentedParts(schema: DocNode, properties: DocNode, values: object): Problem[] {
    const isClosed = schema.at('additionalProperties')?.value === false;
    const known = properties.keys();
    return Object.entries(values)
      .filter(([name]) => !known.includes(name))
      .map(([name, value]) => ({
        rule: 'request-undocumented-part',
        level: isClosed ? 'breaking' : 'warning',
        field: `part ${mask.text(name)}`,
        expected: 'only documented parts',
        got: describe(name, value, 'form'),
        pointer: properties.pointer,
      }));
  }

  /** A file of a type that `encoding` does not list. */
  function checkPartType(media: DocNode, { name, contentType }: Part): Problem[] {
    const node = media.at('encoding', name, 'contentType');
    if (!node || contentType === undefined) return [];
    const listed = String(node.value)
      .split(',')
      .map((one) => one.trim().toLowerCase());
    const type = contentType.replace(/;.*$/, '').trim().toLowerCase();
    if (listed.some((one) => one === type || one === `${type.split('/')[0]}/*`)) return [];
    return [
      {
        rule: 'request-part-type',
        level: 'breaking',
        field: `part ${mask.text(name)}`,
        expected: listed.join(' or '),
        got: mask.technical(type),
        pointer: node.pointer,
      },
    ];
  }
}

/** Undefined when the body is no form. */
function partsOf(type: string, body: Body): readonly Part[] | undefined {
  if (body.kind === 'parts') return body.parts;
  if (body.kind !== 'text' || type !== 'application/x-www-form-urlencoded') return undefined;
  return [...new URLSearchParams(body.text)].map(([name, text]) => ({ name, text }));
}

function readFields(schema: DocNode): TextField[] {
  const required = (schema.at('required')?.value ?? []) as readonly string[];
  return (schema.at('properties')?.keys() ?? []).map((name) => ({
    name,
    isRequired: required.includes(name),
    schema: schema.at('properties', name),
  }));
}

/** What stands for the content of a file, which is not looked at. */
const fileContent = '(file)';

/** One value for each name; a list where the schema has one or the name comes more than once. */
function valuesOf(schema: DocNode, parts: readonly Part[]): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const { name, text = fileContent } of parts) {
    const before = values[name];
    const isList = schema.at('properties', name, 'type')?.value === 'array';
    if (before !== undefined) values[name] = [before, text].flat();
    else values[name] = isList ? [text] : text;
  }
  return values;
}
