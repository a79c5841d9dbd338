import { isDeepStrictEqual } from 'node:util';
import { hasOurConventions } from '../document/our-contract.ts';
import { keysOf, valueAtPointer } from '../document/doc-node.ts';
import type { Contract } from '../document/read-contract.ts';
import { type Finding, type Level, levels } from '../findings/report.ts';
import type { Change } from './change.ts';
import { compareWebhooksAndCallbacks, compareOperations } from './compare-operations.ts';
import { cappedLevel, type LifeCyclePolicy, noLifeCyclePolicy } from './life-cycle.ts';
import { resolveObject } from './objects.ts';
import { operationsOf } from './pair-operations.ts';
import { collectChanges, type ReachedChange } from './reached-changes.ts';
import { ShapeReader } from './read-shape.ts';
import { type MessageDirection, levelsForOurApp, rules } from './rules.ts';
import type { ComparisonContext, OperationComparison } from './site.ts';

/** Returns a label such as `Order.amount` or `GET /order/v1/list, response 200: data[].amount`. */
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
  // Below `callbacks`, the keys are the callback's name, its URL and the method.
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

function partOf([part, detail]: string[]): string[] {
  if (part === 'requestBody') return ['request'];
  if (part === 'responses' && detail !== undefined) return [`response ${detail}`];
  if (part === 'parameters' && detail !== undefined) return [`parameter ${detail}`];
  return [];
}

/** Turns `schema/oneOf/0/properties/data/items/properties/amount` into `data[].amount`. */
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

interface NamedChange extends ReachedChange {
  label: string;
}

const parameterPattern = /^(\/(?:paths|webhooks)\/[^/]+(?:\/[a-z]+)?\/parameters\/\d+)(.*)$/;

function joinParameters(
  changes: readonly ReachedChange[],
  { old, now }: ComparisonContext,
): NamedChange[] {
  const joined = new Map<string, NamedChange>();
  for (const { change, operations } of changes) {
    const [, place = '', rest = ''] = parameterPattern.exec(change.pointer) ?? [];
    // The pointer of a removed part refers to the old contract.
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

/** Replaces the parameter's index with its name, or appends the name to a label without index. */
const withName = (label: string, name: string) =>
  /parameter \d+/.test(label) ? label.replace(/parameter \d+/, name) : `${label}, ${name}`;

function nameAt(
  document: ComparisonContext['old']['document'],
  pointer: string,
): string | undefined {
  const { value } = resolveObject(document, valueAtPointer(document, pointer), pointer);
  return value['name'] === undefined
    ? undefined
    : `${String(value['in'])} parameter "${String(value['name'])}"`;
}

/**
 * Rates each change for a client of the old contract. Leaves `screens` of each finding empty for
 * the caller to fill.
 */
export function diffContracts(
  old: Contract,
  now: Contract,
  lifeCycle: LifeCyclePolicy = noLifeCyclePolicy,
): Finding[] {
  const readers = {
    before: new ShapeReader(old.document),
    after: new ShapeReader(now.document),
  };
  const comparing = { old, now, readers, lifeCycle };
  const sites = [
    ...compareOperations(comparing),
    ...compareWebhooksAndCallbacks(comparing),
    ...compareWhole(old, now),
  ];
  const names = [...now.operations, ...old.operations].map(({ operationId }) => operationId);
  const order = new Map([...new Set(names)].map((name, index) => [name, index]));
  const reached = joinParameters(collectChanges(sites, readers), comparing);
  const places = new Map(operationsOf(old).map((place) => [place.operationId, place]));
  const capOf = (level: Level) => (operation: string) => {
    const place = places.get(operation);
    return place ? cappedLevel(level, place, lifeCycle) : level;
  };
  return reached.map((change) => {
    const finding = findingOf(change, now, order, hasOurConventions(old.document));
    const caps = finding.operations.map(capOf(finding.level));
    return { ...finding, level: levels.find((level) => caps.includes(level)) ?? finding.level };
  });
}

const directions = ['response', 'request'] as const satisfies readonly MessageDirection[];

function findingOf(
  { change, operations, label }: NamedChange,
  now: Contract,
  order: Map<string, number>,
  isOurs: boolean,
): Finding {
  const sides = directions.filter((direction) => operations[direction].size > 0);
  const levelOf = (direction: MessageDirection): Level =>
    (isOurs ? levelsForOurApp[change.rule] : undefined) ?? rules[change.rule][direction];
  const level = levels.find((level) => sides.some((side) => levelOf(side) === level)) ?? 'info';
  const all = new Set([...operations.request, ...operations.response]);
  return {
    rule: change.rule,
    level,
    message: `${label}: ${change.text}${sidesOf(sides, levelOf)}`,
    operations: [...all].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
    screens: [],
    pointer: change.pointer,
    source: now.placeOf(change.place),
  };
}

/** Returns a suffix such as ` (responses: info, requests: breaking)`, or '' if levels are equal. */
function sidesOf(
  sides: readonly MessageDirection[],
  levelOf: (side: MessageDirection) => Level,
): string {
  const [first, second] = sides;
  if (!first || !second || levelOf(first) === levelOf(second)) return '';
  return ` (${sides.map((side) => `${side}s: ${levelOf(side)}`).join(', ')})`;
}

function compareWhole(old: Contract, now: Contract): OperationComparison[] {
  const before = serversOf(old);
  const after = serversOf(now);
  const change = (rule: Change['rule'], text: string, pointer: string): Change => ({
    rule,
    text,
    pointer,
    place: pointer,
  });
  const changes = [
    ...(!old.envelope || !now.envelope || isDeepStrictEqual(old.envelope, now.envelope)
      ? []
      : [
          change(
            'envelope-changed',
            'success and refusal are told apart in another way',
            '/x-envelope',
          ),
        ]),
    ...before
      .filter((url) => !after.includes(url))
      .map((url) => change('server-removed', `the address ${url} is gone`, '/servers')),
    ...after
      .filter((url) => !before.includes(url))
      .map((url) => change('server-added', `the address ${url} is new`, '/servers')),
  ];
  if (changes.length === 0) return [];
  return now.operations.map(({ operationId }) => ({
    operation: operationId,
    direction: 'request',
    changes,
    pairs: [],
  }));
}

function serversOf({ document }: Contract): string[] {
  const { servers } = document as { servers?: { url?: unknown }[] };
  return Array.isArray(servers)
    ? servers.map((server: unknown) => String(urlOf(server)).replace(/(?<=.)\/+$/, ''))
    : [];
}

const urlOf = (server: unknown): unknown => (server as { url?: unknown } | null)?.url ?? '';
