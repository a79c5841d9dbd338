import { dirname, join } from 'node:path';
import type { UserContext } from '@redocly/openapi-core';
import { checkOperationOrigin, checkSchemaOrigin, type OriginFault } from './check-origin.ts';
import { readRequirements, type Requirements } from './requirements.ts';

interface Described {
  summary?: unknown;
  description?: unknown;
  'x-assumed'?: unknown;
  'x-decision'?: unknown;
}

const assumption = /\bassum|specification does not|not specified/i;
const code = /`[^`]*`/g;
const decision = /\bD\d{2}\b/g;

/** Rejects assumptions in prose: `contract assumptions` lists only `x-origin` and `x-assumed`. */
export function checkAssumption(node: Described): string[] {
  const isProse = proseOf(node).some((text) => assumption.test(text.replaceAll(code, '')));
  return isProse ? ['say what is assumed with x-origin or x-assumed, not in words'] : [];
}

export function checkDecisions(node: Described): string[] {
  const marked = [node['x-decision']].flat();
  const texts = [...proseOf(node), ...listOf(node['x-assumed'])];
  const cited = new Set(texts.flatMap((text) => text.match(decision) ?? []));
  return [...cited]
    .filter((decision) => !marked.includes(decision))
    .map((decision) => `x-decision must list ${decision}, which the text cites`);
}

const proseOf = ({ summary, description }: Described): string[] => listOf([summary, description]);

const listOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

interface Schema {
  title?: string;
  description?: string;
  type?: string | string[];
  maxItems?: number;
  properties?: Record<string, object & { description?: string }>;
}

export const annotationRules = {
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

const isNamedSchema = ({ location }: UserContext) =>
  /^#\/(components\/schemas\/[^/]+)?$/.test(location.pointer);

function reportAll(faults: readonly OriginFault[], { location, report }: UserContext): void {
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
