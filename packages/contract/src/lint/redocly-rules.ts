import { dirname, join } from 'node:path';
import type { UserContext } from '@redocly/openapi-core';
import { checkOperationOrigin, checkSchemaOrigin, type Fault } from './check-origin.ts';
import { checkAssumption, checkDecisions, type Described } from './check-prose.ts';
import { readRequirements, type Requirements } from './requirements.ts';

interface Schema {
  title?: string;
  description?: string;
  type?: string | string[];
  maxItems?: number;
  properties?: Record<string, object & { description?: string }>;
}

/** Redocly rules about the contract's marks and texts. */
export const markRules = {
  'origin-by-source': originBySource,
  'assumption-marked': () => proseRule(checkAssumption),
  'decision-marked': () => proseRule(checkDecisions),
  'field-described': () => ({ Schema: { enter: reportUndescribed } }),
  'array-limited': () => ({ Schema: { enter: reportUnlimited } }),
};

function originBySource() {
  let requirements: Requirements = new Map();
  let path = '';
  return {
    Root: {
      enter(_: unknown, { location }: UserContext) {
        requirements = readRequirements(
          join(dirname(location.source.absoluteRef), '../docs/product'),
        );
      },
    },
    PathItem: { enter: (_: unknown, { key }: UserContext) => void (path = String(key)) },
    Operation: {
      enter(operation: object, context: UserContext) {
        const call = { method: String(context.key), path };
        reportAll(checkOperationOrigin(operation, call, requirements), context);
      },
    },
    Schema: {
      enter(schema: object, context: UserContext) {
        if (!isNamedSchema(context)) return;
        reportAll(checkSchemaOrigin(schema, requirements), context);
      },
    },
  };
}

/** A schema in its own file, or a named component. */
const isNamedSchema = ({ location }: UserContext) =>
  /^#\/(components\/schemas\/[^/]+)?$/.test(location.pointer);

function reportAll(faults: readonly Fault[], { location, report }: UserContext): void {
  for (const { at, message } of faults) report({ message, location: location.child([...at]) });
}

function proseRule(check: (node: Described) => string[]) {
  return {
    any: {
      enter(node: unknown, context: UserContext) {
        if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
        const faults = check(node).map((message) => ({ at: ['description'], message }));
        reportAll(faults, context);
      },
    },
  };
}

/** A field may omit its description if it refers to a named schema. */
function reportUndescribed(schema: Schema, context: UserContext): void {
  const fields = Object.entries(schema.properties ?? {});
  const undescribed = fields.filter(([, field]) => {
    const shape = context.resolve(field).node as Schema | undefined;
    return !field.description && !(shape?.title && shape.description);
  });
  reportAll(
    undescribed.map(([name]) => ({ at: ['properties', name], message: 'describe this field' })),
    context,
  );
}

function reportUnlimited({ type, maxItems }: Schema, context: UserContext): void {
  if (![type].flat().includes('array') || maxItems !== undefined) return;
  reportAll([{ at: [], message: 'an array needs maxItems' }], context);
}
