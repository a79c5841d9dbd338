import { escapeKey } from '../document/places.ts';
import { listOf } from './keywords.ts';
import type { Part, Schema } from './shape.ts';

type PartAt = (schema: unknown, pointer: string) => Part;

/** Keywords with one schema that a value must also fit. */
const single = ['contains', 'propertyNames', 'contentSchema'] as const;
/** Keywords with a schema for each name. */
const named = ['patternProperties', 'dependentSchemas'] as const;

/**
 * What a schema demands beside types, fields and limits. One that is new allows less, one that is gone allows more,
 * and one that both contracts have is compared like any other schema.
 */
export function readConstraints(
  schema: Schema,
  pointer: string,
  partAt: PartAt,
): ReadonlyMap<string, Part> {
  return new Map([
    ...single.flatMap((keyword) =>
      schema[keyword] === undefined
        ? []
        : [[keyword, partAt(schema[keyword], `${pointer}/${keyword}`)] as const],
    ),
    ...named.flatMap((keyword) =>
      Object.entries((schema[keyword] ?? {}) as object).map(
        ([name, one]) =>
          [
            `${keyword} ${JSON.stringify(name)}`,
            partAt(one, `${pointer}/${keyword}/${escapeKey(name)}`),
          ] as const,
      ),
    ),
    ...readConditions(schema, pointer, partAt),
    ...readNeeds(schema, pointer),
  ]);
}

/** `then` and `else` count only where their condition is the same on both sides, so it is a part of the name. */
function readConditions(
  schema: Schema,
  pointer: string,
  partAt: PartAt,
): (readonly [string, Part])[] {
  const condition = schema['if'];
  if (condition === undefined) return [];
  return (['then', 'else'] as const).flatMap((branch) =>
    schema[branch] === undefined
      ? []
      : [
          [
            `if ${JSON.stringify(condition)} ${branch}`,
            partAt(schema[branch], `${pointer}/${branch}`),
          ] as const,
        ],
  );
}

/** `dependentRequired`: each needed field is a demand of its own, with no schema to compare. */
function readNeeds(schema: Schema, pointer: string): (readonly [string, Part])[] {
  const place = `${pointer}/dependentRequired`;
  return Object.entries((schema['dependentRequired'] ?? {}) as object).flatMap(([name, needed]) =>
    listOf(needed).map((one) => {
      const part = { schema: {}, pointer: place, key: `${place} ${name} ${String(one)}` };
      return [`dependentRequired "${name}" with "${String(one)}"`, part] as const;
    }),
  );
}
