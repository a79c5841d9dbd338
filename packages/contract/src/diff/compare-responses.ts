import type { Change } from './change.ts';
import { compareContent } from './compare-content.ts';
import { entriesOf, resolveObject, type ResolvedObject } from './objects.ts';
import type { LocatedOperation } from './pair-operations.ts';
import { joinChangesAndPairs, type ComparisonContext, type ChangesAndPairs } from './site.ts';

export function compareResponses(
  old: LocatedOperation,
  now: LocatedOperation,
  comparing: ComparisonContext,
): ChangesAndPairs {
  const oldResponses = responsesOf(old, comparing.old.document);
  const newResponses = responsesOf(now, comparing.now.document);
  const statuses = [...new Set([...oldResponses.keys(), ...newResponses.keys()])];
  const contents = statuses.map((status): ChangesAndPairs => {
    const before = coveringOf(status, oldResponses);
    const after = coveringOf(status, newResponses);
    const kind = /^[123]/.test(status) ? 'success' : 'error';
    // If only one contract names a success status, the comparison ignores `default` of the other
    // contract, because `default` usually describes only errors.
    const isNamed = [oldResponses, newResponses].map(
      (one) => one.has(status) && status !== 'DEFAULT',
    );
    const hasDefault = oldResponses.has('DEFAULT') && newResponses.has('DEFAULT');
    if (kind === 'success' && hasDefault && isNamed[0] !== isNamed[1] && before && after) {
      const verb = isNamed[1] ? 'named' : 'unnamed';
      const text = `the status ${status} is ${isNamed[1] ? 'new' : 'gone'} beside the default one`;
      const { pointer } = isNamed[1] ? after : before;
      const place = isNamed[1] ? pointer : `${now.place.pointer}/responses`;
      return { changes: [{ rule: `success-status-${verb}`, text, pointer, place }], pairs: [] };
    }
    if (before && after) {
      return joinChangesAndPairs([
        compareHeaders(before, after, comparing),
        compareContent(before, after, comparing),
      ]);
    }
    const change: Change | undefined = before
      ? {
          rule: `${kind}-status-removed`,
          text: `the status ${status} is gone`,
          pointer: before.pointer,
          place: `${now.place.pointer}/responses`,
        }
      : after && {
          rule: `${kind}-status-added`,
          text: `the status ${status} is new`,
          pointer: after.pointer,
          place: after.pointer,
        };
    return { changes: change ? [change] : [], pairs: [] };
  });
  return joinChangesAndPairs(contents);
}

function responsesOf(
  { place }: LocatedOperation,
  document: ComparisonContext['old']['document'],
): Map<string, ResolvedObject> {
  return new Map(
    entriesOf(place.value['responses'])
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, one]) => [
        status.toUpperCase(),
        resolveObject(document, one, `${place.pointer}/responses/${status}`),
      ]),
  );
}

function coveringOf(
  status: string,
  responses: Map<string, ResolvedObject>,
): ResolvedObject | undefined {
  return responses.get(status) ?? responses.get(`${status[0]}XX`) ?? responses.get('DEFAULT');
}

function compareHeaders(
  old: ResolvedObject,
  now: ResolvedObject,
  comparing: ComparisonContext,
): ChangesAndPairs {
  const oldHeaders = headersOf(old, comparing.old.document);
  const newHeaders = headersOf(now, comparing.now.document);
  const names = [...new Set([...oldHeaders.keys(), ...newHeaders.keys()])];
  return joinChangesAndPairs(
    names.map((name) =>
      compareHeader(name, oldHeaders.get(name), newHeaders.get(name), now, comparing),
    ),
  );
}

function compareHeader(
  name: string,
  old: ResolvedObject | undefined,
  now: ResolvedObject | undefined,
  response: ResolvedObject,
  { readers }: ComparisonContext,
): ChangesAndPairs {
  const presence = (header: ResolvedObject) =>
    header.value['required'] === true ? 'required' : 'optional';
  const change = (rule: Change['rule'], text: string, pointer: string, place: string): Change[] => [
    { rule, text: `the ${text}`, pointer, place },
  ];
  if (old && now) {
    const changes =
      presence(old) === presence(now)
        ? []
        : change(
            `header-became-${presence(now)}`,
            `header "${name}" is ${presence(now)} now`,
            now.pointer,
            now.pointer,
          );
    const before = readers.before.partAt(old.value['schema'], `${old.pointer}/schema`);
    const after = readers.after.partAt(now.value['schema'], `${now.pointer}/schema`);
    return { changes, pairs: [{ before, after }] };
  }
  const changes = old
    ? change(
        `${presence(old)}-header-removed`,
        `${presence(old)} header "${name}" is gone`,
        old.pointer,
        response.pointer,
      )
    : now
      ? change(
          `${presence(now)}-header-added`,
          `${presence(now)} header "${name}" is new`,
          now.pointer,
          now.pointer,
        )
      : [];
  return { changes, pairs: [] };
}

function headersOf(
  { value, pointer }: ResolvedObject,
  document: ComparisonContext['old']['document'],
): Map<string, ResolvedObject> {
  return new Map(
    entriesOf(value['headers']).map(([name, one]) => [
      name.toLowerCase(),
      resolveObject(document, one, `${pointer}/headers/${name}`),
    ]),
  );
}
