import { escapePointerKey } from '../document/doc-node.ts';
import { arrayOrEmpty } from './keywords.ts';
import type { LocatedSchema, Schema } from './shape.ts';

type PartAt = (schema: unknown, pointer: string) => LocatedSchema;

const single = ['contains', 'propertyNames', 'contentSchema'] as const;
const named = ['patternProperties', 'dependentSchemas'] as const;

export function readConstraints(
  schema: Schema,
  pointer: string,
  partAt: PartAt,
): ReadonlyMap<string, LocatedSchema> {
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
            partAt(one, `${pointer}/${keyword}/${escapePointerKey(name)}`),
          ] as const,
      ),
    ),
    ...readConditions(schema, pointer, partAt),
    ...readDependentRequired(schema, pointer),
  ]);
}

/** `then` and `else` are comparable only with the same `if`, so the key contains `if`. */
function readConditions(
  schema: Schema,
  pointer: string,
  partAt: PartAt,
): (readonly [string, LocatedSchema])[] {
  const condition = schema['if'];
  if (condition === undefined) return [];
  return (['then', 'else'] as const).flatMap((branch) =>
    schema[branch] === undefined
      ? []
      : [
          [
            `if ${JSON.stringify(plain(condition))} ${branch}`,
            partAt(schema[branch], `${pointer}/${branch}`),
          ] as const,
        ],
  );
}

function plain(condition: unknown): unknown {
  if (Array.isArray(condition)) return condition.map(plain);
  if (typeof condition !== 'object' || condition === null) return condition;
  return Object.fromEntries(
    Object.entries(condition).map(([key, one]) =>
      key === 'enum' && Array.isArray(one) && one.length === 1
        ? ['const', one[0] as unknown]
        : [key, plain(one)],
    ),
  );
}

function readDependentRequired(
  schema: Schema,
  pointer: string,
): (readonly [string, LocatedSchema])[] {
  const place = `${pointer}/dependentRequired`;
  return Object.entries((schema['dependentRequired'] ?? {}) as object).flatMap(([name, fields]) =>
    arrayOrEmpty(fields).map((one) => {
      const part = { schema: {}, pointer: place, key: `${place} ${name} ${String(one)}` };
      return [`dependentRequired "${name}" with "${String(one)}"`, part] as const;
    }),
  );
}
