import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Schema {
  title?: string;
  description?: string;
  'x-direction'?: 'toShell' | 'toApp';
  type?: 'object' | 'string';
  const?: string;
  enum?: string[];
  required?: string[];
  properties?: Record<string, Schema>;
}

interface Field {
  name: string;
  description: string;
  isRequired: boolean;
  kind: { text: true } | { constant: string } | { shape: string };
}

export type BridgeTypeDefinition = { name: string; description: string } & (
  | { fields: Field[] }
  | { values: string[] }
);

export interface BridgeMessageDefinition {
  type: string;
  name: string;
  direction: 'toShell' | 'toApp';
}

export interface Bridge {
  schemas: Record<string, unknown>;
  messages: BridgeMessageDefinition[];
  /** Each shape follows all shapes that it uses. */
  shapes: BridgeTypeDefinition[];
}

export const schemaFolder = join(import.meta.dirname, '../../openapi/bridge');

/** Reads the messages of the native bridge (D27), one per file. */
export function readBridge(folder = schemaFolder): Bridge {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const read = files.map((file) => {
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Schema;
    const type = schema.properties?.['type']?.const;
    const direction = schema['x-direction'];
    if (`${type}.json` !== file || type === undefined || !schema.title || !direction) {
      throw new Error(`${file} needs a title, x-direction and its name as the constant of "type"`);
    }
    return { message: { type, name: schema.title, direction }, schema, shapes: shapesOf(schema) };
  });
  return {
    schemas: Object.fromEntries(read.map(({ message, schema }) => [message.type, schema])),
    messages: read.map(({ message }) => message),
    shapes: [
      ...new Map(read.flatMap(({ shapes }) => shapes).map((shape) => [shape.name, shape])).values(),
    ],
  };
}

function shapesOf(schema: Schema): BridgeTypeDefinition[] {
  const { title: name = '', description = '' } = schema;
  if (schema.enum) return [{ name, description, values: schema.enum }];
  const entries = Object.entries(schema.properties ?? {});
  const inner = entries.flatMap(([, one]) => (one.title === undefined ? [] : shapesOf(one)));
  const fields = entries.map(([key, one]) => ({
    name: key,
    description: one.description ?? '',
    isRequired: schema.required?.includes(key) === true,
    kind: kindOf(key, one),
  }));
  return [...inner, { name, description, fields }];
}

function kindOf(key: string, schema: Schema): Field['kind'] {
  if (schema.const !== undefined) return { constant: schema.const };
  if (schema.title !== undefined) return { shape: schema.title };
  if (schema.type === 'string') return { text: true };
  throw new Error(`${key} is neither a string, a constant, nor an object with a title`);
}
