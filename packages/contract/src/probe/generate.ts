import { generate, type JsonSchema } from 'json-schema-faker';
import { DocNode, isRecord, keysOf, pointerOf } from '../document/doc-node.ts';
import type { Validator } from '../exchange/validator.ts';

/** The generator ignores some keywords, but one of 20 values is nearly always valid. */
const maxTries = 20;

export type GenerateValue = (schema: DocNode, seed: number) => Promise<unknown>;

/** The same seed gives the same value. If no try is valid, the value is the schema's example. */
export function createGenerator(document: object, { faultsOf }: Validator): GenerateValue {
  const root = new DocNode(document);
  const refResolver = (reference: string): JsonSchema => {
    const schema = root.at(...keysOf(pointerOf(reference)));
    return (schema?.value ?? true) as JsonSchema;
  };

  return async (schema, seed) => {
    for (let attempt = 0; attempt < maxTries; attempt++) {
      const value: unknown = await generate(schema.value as JsonSchema, {
        seed: seed + attempt * 1000,
        refResolver,
        maxDepth: 8,
        maxDefaultItems: 3,
        optionalsProbability: 0.5,
      }).catch(() => undefined);
      if (value !== undefined && faultsOf(schema, value, 'request').length === 0) return value;
    }
    return exampleOf(schema);
  };
}

export function exampleOf(node: DocNode): unknown {
  if (!isRecord(node.value)) return undefined;
  const { example, examples } = node.value;
  if (example !== undefined) return example;
  const [first] = Array.isArray(examples) ? (examples as unknown[]) : [];
  if (first !== undefined) return first;
  const [named] = node.at('examples')?.keys() ?? [];
  return named === undefined ? undefined : node.at('examples', named, 'value')?.value;
}
