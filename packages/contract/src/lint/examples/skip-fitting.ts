import { isRef, type Config, type ResolveResult, type UserContext } from '@redocly/openapi-core';
import { PatternTooSlow, withinTime } from '../../document/patterns.ts';
import { judge, type Rules } from './judge-example.ts';
import { createPlainness, isObject, type Follow, type Schema } from './plain-schema.ts';

type Visit = (node: Schema, context: UserContext) => void;
interface Visitor {
  [key: string]: Visitor | Visit | undefined;
}
interface Settings {
  allowAdditionalProperties?: boolean;
}
type Rule = (settings: Settings) => Visitor;

const ruleNames = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
];

/** The examples of a node, with the schema that they are checked against. */
const examplesOf: Record<string, (node: Schema, context: UserContext) => unknown[]> = {
  MediaType: ({ example, examples }, context) =>
    example === undefined ? namedExamples(examples, context) : [example],
  Parameter: ({ example, examples }) => [...given(example), ...namedExamples(examples)],
  Schema: ({ example, examples }) => [
    ...given(example),
    ...(Array.isArray(examples) ? examples : []),
  ],
};
const schemaOf = (type: string, node: Schema) => (type === 'Schema' ? node : node['schema']);
const given = (example: unknown) => (example === undefined ? [] : [example]);

function namedExamples(examples: unknown, context?: UserContext): unknown[] {
  if (!isObject(examples)) return [];
  return Object.values(examples).flatMap((named) => {
    const example = context && isRef(named) ? context.resolve(named).node : named;
    return isObject(example) ? given(example['dataValue'] ?? example['value']) : [];
  });
}

/**
 * Lets Redocly's rules about examples look only at those of which we are not sure that they fit. The rules still say
 * what is wrong, in their words.
 */
export function skipFittingExamples(config: Config): Config {
  const plain = new Plainness();
  const rulesOf = config.getRulesForSpecVersion.bind(config);
  const wrapSet = (set: Record<string, Rule>) => {
    const found = ruleNames.filter((name) => set[name]);
    return {
      ...set,
      ...Object.fromEntries(found.map((name) => [name, wrap(set[name] as Rule, plain)])),
    };
  };
  config.getRulesForSpecVersion = (version) =>
    (rulesOf(version) as Record<string, Rule>[]).map(wrapSet) as ReturnType<typeof rulesOf>;
  return config;
}

const wrap =
  (rule: Rule, plain: Plainness): Rule =>
  (settings) => {
    const isClosed = settings.allowAdditionalProperties !== true;
    return wrapVisitor(rule(settings), { plain, isClosed, direction: undefined });
  };

/** More schemas than the example of any contract needs. */
const mostSchemas = 20_000;

/** It also compiles the schema, which takes a second for the largest on a busy machine. */
const mostSecondsOfRedocly = 60;

interface Setting extends Pick<Rules, 'isClosed' | 'direction'> {
  plain: Plainness;
}

function wrapVisitor(visitor: Visitor, setting: Setting): Visitor {
  const entries = Object.entries(visitor).map(([type, inner]) => {
    if (typeof inner !== 'object') return [type, inner];
    const { leave } = inner;
    const direction = directions[type] ?? setting.direction;
    return typeof leave === 'function' && examplesOf[type]
      ? [type, { ...inner, leave: unlessAllFit(type, leave, { ...setting, direction }) }]
      : [type, wrapVisitor(inner, { ...setting, direction })];
  });
  return Object.fromEntries(entries) as Visitor;
}

const directions: Record<string, Rules['direction']> = {
  Parameter: 'request',
  RequestBody: 'request',
  Response: 'response',
};

const unlessAllFit =
  (type: string, leave: Visit, { plain, ...rules }: Setting): Visit =>
  (node, context) => {
    const examples = examplesOf[type]?.(node, context) ?? [];
    const file = context.location.source.absoluteRef;
    const schema = schemaOf(type, node);
    const isFine = () =>
      examples.length === 0 ||
      (plain.isPlain(context, schema, file) &&
        examples.every((value) => {
          if (isRef(value)) return false;
          const asked = { ...rules, follow: followIn(context), budget: { left: mostSchemas } };
          return judge({ schema, file, value, rules: asked }) === 'fits';
        }));
    try {
      if (!isFine()) withinTime(mostSecondsOfRedocly, () => leave(node, context));
    } catch (cause) {
      if (!(cause instanceof PatternTooSlow)) throw cause;
      const message = `Example validation errored: ${cause.message}.`;
      context.report({ message, location: context.location });
    }
  };

/** All nodes of a lint resolve their references in the same way. */
class Plainness {
  #isPlain: ReturnType<typeof createPlainness> | undefined;

  isPlain(context: UserContext, schema: unknown, file: string): boolean {
    const dialect = context.specVersion === 'oas3_0' ? 'draft4' : '2020';
    this.#isPlain ??= createPlainness(followIn(context), dialect);
    return this.#isPlain(schema, file);
  }
}

const followIn =
  ({ resolve }: UserContext): Follow =>
  (ref, file) => {
    const { node, location, chain = [] }: ResolveResult<Schema> = resolve(ref, file);
    const isBare = chain.every((hop) => isObject(hop.node) && Object.keys(hop.node).length === 1);
    return location && isBare ? { schema: node, file: location.source.absoluteRef } : undefined;
  };
