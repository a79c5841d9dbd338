import { isDeepStrictEqual } from 'node:util';
import type { Change } from './change.ts';
import { entriesOf, resolveObject } from './objects.ts';
import type { LocatedOperation } from './pair-operations.ts';
import type { ComparisonContext } from './site.ts';

type Alternative = readonly string[];

export function compareSecurity(
  old: LocatedOperation,
  now: LocatedOperation,
  comparing: ComparisonContext,
): Change[] {
  const oldAlternatives = alternativesOf(old, comparing.old.document);
  const newAlternatives = alternativesOf(now, comparing.now.document);
  const isAccepted = (alternative: Alternative, alternatives: readonly Alternative[]) =>
    alternatives.some((other) => other.every((scheme) => alternative.includes(scheme)));
  // Operations without `security` use the document's `security`. If it changes, all of them get the
  // same pointer, so the change becomes one finding.
  const isOfFile = [old, now].every(({ place }) => place.value['security'] === undefined);
  const change = (rule: Change['rule'], text: string): Change =>
    isOfFile
      ? { rule, text, pointer: '/security', place: '/security' }
      : { rule, text, pointer: `${now.pointer}/security`, place: now.pointer };
  const rejected = oldAlternatives.filter(
    (alternative) => !isAccepted(alternative, newAlternatives),
  );
  const accepted = newAlternatives.filter(
    (alternative) => !isAccepted(alternative, oldAlternatives),
  );
  return [
    ...(rejected.length > 0
      ? [change('security-tightened', `a call with ${namesOf(rejected)} is not let in any more`)]
      : []),
    ...(accepted.length > 0
      ? [change('security-loosened', `a call with ${namesOf(accepted)} is let in now`)]
      : []),
    ...compareSchemes([...new Set(newAlternatives.flat())], comparing),
  ];
}

const namesOf = (alternatives: readonly Alternative[]) =>
  alternatives
    .map((alternative) => (alternative.length > 0 ? alternative.join(' and ') : 'nothing'))
    .join(', or with ');

function alternativesOf(
  { place }: LocatedOperation,
  document: ComparisonContext['old']['document'],
): Alternative[] {
  const declared = place.value['security'] ?? document['security'];
  const alternatives = (Array.isArray(declared) ? declared : []).map((alternative: unknown) =>
    entriesOf(alternative).flatMap(([name, scopes]) =>
      Array.isArray(scopes) && scopes.length > 0
        ? scopes.map((scope) => `${name} (${String(scope)})`)
        : [name],
    ),
  );
  return alternatives.length > 0 ? alternatives : [[]];
}

const notOnWire = new Set(['description', 'bearerFormat', 'scopes']);

function wireFormatOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      notOnWire.has(key) || key.startsWith('x-') ? [] : [[key, wireFormatOf(one)]],
    ),
  );
}

function compareSchemes(names: readonly string[], { old, now }: ComparisonContext): Change[] {
  const schemeOf = (document: ComparisonContext['old']['document'], name: string) => {
    const components = resolveObject(document, document['components'], '/components');
    const schemes = resolveObject(
      document,
      components.value['securitySchemes'],
      '/components/securitySchemes',
    );
    return resolveObject(document, schemes.value[name], `/components/securitySchemes/${name}`);
  };
  return names.flatMap((name) => {
    const before = schemeOf(old.document, name);
    const after = schemeOf(now.document, name);
    const isKnown = Object.keys(before.value).length > 0;
    if (!isKnown || isDeepStrictEqual(wireFormatOf(before.value), wireFormatOf(after.value)))
      return [];
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
