import type { Change } from './change.ts';
import { isSame } from './is-same.ts';
import { entriesOf, placeAt } from './objects.ts';
import type { OperationPlace } from './pair-operations.ts';
import type { Comparing } from './site.ts';

/** One alternative of `security`: the schemes required together, each with its scopes. */
type Way = readonly string[];

/** Compares the authorization of an operation. */
export function compareSecurity(
  old: OperationPlace,
  now: OperationPlace,
  comparing: Comparing,
): Change[] {
  const olds = waysOf(old, comparing.old.document);
  const nows = waysOf(now, comparing.now.document);
  const isLetIn = (way: Way, ways: readonly Way[]) =>
    ways.some((other) => other.every((need) => way.includes(need)));
  // A change of the document's default `security` is one finding, however many operations use it.
  const isOfFile = [old, now].every(({ place }) => place.value['security'] === undefined);
  const change = (rule: Change['rule'], text: string): Change =>
    isOfFile
      ? { rule, text, pointer: '/security', place: '/security' }
      : { rule, text, pointer: `${now.pointer}/security`, place: now.pointer };
  const refused = olds.filter((way) => !isLetIn(way, nows));
  const accepted = nows.filter((way) => !isLetIn(way, olds));
  return [
    ...(refused.length > 0
      ? [change('security-tightened', `a call with ${namesOf(refused)} is not let in any more`)]
      : []),
    ...(accepted.length > 0
      ? [change('security-loosened', `a call with ${namesOf(accepted)} is let in now`)]
      : []),
    ...compareSchemes([...new Set(nows.flat())], comparing),
  ];
}

const namesOf = (ways: readonly Way[]) =>
  ways.map((way) => (way.length > 0 ? way.join(' and ') : 'nothing')).join(', or with ');

function waysOf({ place }: OperationPlace, document: Comparing['old']['document']): Way[] {
  const written = place.value['security'] ?? document['security'];
  const ways = (Array.isArray(written) ? written : []).map((way: unknown) =>
    entriesOf(way).flatMap(([name, scopes]) =>
      Array.isArray(scopes) && scopes.length > 0
        ? scopes.map((scope) => `${name} (${String(scope)})`)
        : [name],
    ),
  );
  return ways.length > 0 ? ways : [[]];
}

/** Not part of the wire format. Required scopes are listed at the operation. */
const notSent = new Set(['description', 'bearerFormat', 'scopes']);

function sentOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      notSent.has(key) || key.startsWith('x-') ? [] : [[key, sentOf(one)]],
    ),
  );
}

/** The wire format of a scheme, without descriptions. */
function compareSchemes(names: readonly string[], { old, now }: Comparing): Change[] {
  const schemeOf = (document: Comparing['old']['document'], name: string) => {
    const components = placeAt(document, document['components'], '/components');
    const schemes = placeAt(
      document,
      components.value['securitySchemes'],
      '/components/securitySchemes',
    );
    return placeAt(document, schemes.value[name], `/components/securitySchemes/${name}`);
  };
  return names.flatMap((name) => {
    const before = schemeOf(old.document, name);
    const after = schemeOf(now.document, name);
    const isKnown = Object.keys(before.value).length > 0;
    if (!isKnown || isSame(sentOf(before.value), sentOf(after.value))) return [];
    return [
      {
        rule: 'security-scheme-changed' as const,
        text: `"${name}" is shown in another way`,
        pointer: after.pointer,
        place: after.pointer,
      },
    ];
  });
}
