import type { Contract } from '../document/read-contract.ts';
import { levels, type Finding, type Level } from '../findings/report.ts';
import type { Change } from './change.ts';
import { compareIncoming, compareOperations } from './compare-operations.ts';
import { isSame } from './is-same.ts';
import { cappedLevel, noLifeCycle, type LifeCycle } from './life-cycle.ts';
import { joinParameters, type NamedChange } from './join-parameters.ts';
import { operationsOf } from './pair-operations.ts';
import { collectChanges } from './reached-changes.ts';
import { ShapeReader } from './read-shape.ts';
import { isLikeOurs } from '../document/our-contract.ts';
import { premises, rules, type Direction } from './rules.ts';
import type { Site } from './site.ts';

/** The changes with their level for a client of the old contract; `screens` stay empty. */
export function diffContracts(
  old: Contract,
  now: Contract,
  lifeCycle: LifeCycle = noLifeCycle,
): Finding[] {
  const readers = {
    before: new ShapeReader(old.document),
    after: new ShapeReader(now.document),
  };
  const comparing = { old, now, readers, lifeCycle };
  const sites = [
    ...compareOperations(comparing),
    ...compareIncoming(comparing),
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
    const finding = findingOf(change, now, order, isLikeOurs(old.document));
    const caps = finding.operations.map(capOf(finding.level));
    return { ...finding, level: levels.find((level) => caps.includes(level)) ?? finding.level };
  });
}

const directions = ['response', 'request'] as const satisfies readonly Direction[];

function findingOf(
  { change, operations, label }: NamedChange,
  now: Contract,
  order: Map<string, number>,
  isOurs: boolean,
): Finding {
  const sides = directions.filter((direction) => operations[direction].size > 0);
  const levelOf = (direction: Direction): Level =>
    (isOurs ? premises[change.rule] : undefined) ?? rules[change.rule][direction];
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

/** The level in requests and in responses, if they differ; else empty. */
function sidesOf(sides: readonly Direction[], levelOf: (side: Direction) => Level): string {
  const [first, second] = sides;
  if (!first || !second || levelOf(first) === levelOf(second)) return '';
  return ` (${sides.map((side) => `${side}s: ${levelOf(side)}`).join(', ')})`;
}

/** Changes that affect every operation: the envelope and the servers. */
function compareWhole(old: Contract, now: Contract): Site[] {
  const before = serversOf(old);
  const after = serversOf(now);
  const change = (rule: Change['rule'], text: string, pointer: string): Change => ({
    rule,
    text,
    pointer,
    place: pointer,
  });
  const changes = [
    ...(!old.envelope || !now.envelope || isSame(old.envelope, now.envelope)
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
