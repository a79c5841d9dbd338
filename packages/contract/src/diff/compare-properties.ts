import { isDeepStrictEqual } from 'node:util';
import type { Change } from './change.ts';
import type { Comparison, SchemaPair, ShapeReaders } from './pair.ts';
import { isAnnotation } from './keywords.ts';
import type { MessageDirection, RuleName } from './rules.ts';
import type { LocatedSchema, Shape } from './shape.ts';

export function compareProperties(old: Shape, now: Shape, readers: ShapeReaders): Comparison {
  const removed = [...old.properties].filter(([name]) => !now.properties.has(name));
  const added = [...now.properties].filter(([name]) => !old.properties.has(name));
  const renamed = findRenamed(removed, added);
  const common = [...old.properties].flatMap(([name, before]) => {
    const after = now.properties.get(name);
    return after ? [{ name, before, after }] : [];
  });
  const additional = compareAdditional(old, now, readers);
  return {
    changes: [
      ...(renamed ? [renameOf(renamed, old, now)] : []),
      ...(renamed ? [] : removed.map(([name, part]) => removalOf(name, part, old, now))),
      ...(renamed ? [] : added.map(([name, part]) => additionOf(name, part, old, now))),
      ...common.flatMap(({ name, after }) => compareRequired(name, after, old, now)),
      ...common.flatMap(({ name, before, after }) =>
        compareMarks(name, { before, after }, old, now),
      ),
      ...compareRequiredOnly(old, now),
      ...additional.changes,
    ],
    inner: [
      ...common.map(({ before, after }) => ({ before, after, only: onlyOf(before, after) })),
      ...additional.inner,
    ],
  };
}

type Field = [name: string, part: LocatedSchema];

/** One removed field and one added field with the same schema are probably a rename. */
function findRenamed(removed: Field[], added: Field[]): { from: Field; to: Field } | undefined {
  const [from] = removed;
  const [to] = added;
  if (!from || !to || removed.length > 1 || added.length > 1) return undefined;
  const isSameComponent = from[1].key === to[1].key;
  return isSameComponent || isDeepStrictEqual(wireOf(from[1]), wireOf(to[1]))
    ? { from, to }
    : undefined;
}

const wireOf = ({ schema }: LocatedSchema) =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !isAnnotation(keyword)));

function renameOf({ from, to }: { from: Field; to: Field }, old: Shape, now: Shape): Change {
  const [oldName] = from;
  const [newName, part] = to;
  const isRequired = old.required.has(oldName) || now.required.has(newName);
  return {
    rule: isRequired ? 'required-property-renamed' : 'optional-property-renamed',
    text: `a new field with the shape of "${oldName}", which is gone: was it renamed?`,
    pointer: `${now.pointer}/properties/${newName}`,
    place: `${now.pointer}/properties/${newName}`,
    only: directionOf(part),
  };
}

function removalOf(name: string, part: LocatedSchema, old: Shape, now: Shape): Change {
  const kind = old.required.has(name) ? 'required' : 'optional';
  return {
    rule: now.additional === false ? `${kind}-property-forbidden` : `${kind}-property-removed`,
    text: `the ${kind} field is gone`,
    pointer: `${old.pointer}/properties/${name}`,
    place: now.pointer,
    only: directionOf(part),
  };
}

function additionOf(name: string, part: LocatedSchema, old: Shape, now: Shape): Change {
  const kind = now.required.has(name) ? 'required' : 'optional';
  return {
    rule: old.additional === false ? `${kind}-property-allowed` : `${kind}-property-added`,
    text: `the ${kind} field is new`,
    pointer: `${now.pointer}/properties/${name}`,
    place: `${now.pointer}/properties/${name}`,
    only: directionOf(part),
  };
}

function compareRequired(name: string, part: LocatedSchema, old: Shape, now: Shape): Change[] {
  if (old.required.has(name) === now.required.has(name)) return [];
  const rule: RuleName = now.required.has(name)
    ? 'property-became-required'
    : 'property-became-optional';
  const presence = now.required.has(name) ? 'required' : 'optional';
  return [
    {
      rule,
      text: `the field is ${presence} now`,
      pointer: `${now.pointer}/properties/${name}`,
      place: `${now.pointer}/properties/${name}`,
      only: directionOf(part),
    },
  ];
}

function compareMarks(
  name: string,
  { before, after }: SchemaPair,
  old: Shape,
  now: Shape,
): Change[] {
  const place = `${now.pointer}/properties/${name}`;
  const change = (rule: RuleName, text: string): Change[] => [
    { rule, text, pointer: place, place },
  ];
  const mark = (keyword: 'readOnly' | 'writeOnly') =>
    Number(after.schema[keyword] === true) - Number(before.schema[keyword] === true);
  const [read, write] = [mark('readOnly'), mark('writeOnly')];
  const lifted = now.required.has(name) ? 'read-only-lifted-required' : 'read-only-lifted';
  const set = old.required.has(name) ? 'read-only-set-required' : 'read-only-set';
  return [
    ...(read > 0 ? change(set, 'the field is only read now') : []),
    ...(read < 0 ? change(lifted, 'the field is not only read any more') : []),
    ...(write > 0 ? change('write-only-set', 'the field is only written now') : []),
    ...(write < 0 ? change('write-only-lifted', 'the field is not only written any more') : []),
  ];
}

function compareRequiredOnly(old: Shape, now: Shape): Change[] {
  const isDescribed = (name: string) => old.properties.has(name) || now.properties.has(name);
  const change = (rule: RuleName, text: string): Change => ({
    rule,
    text,
    pointer: `${now.pointer}/required`,
    place: now.pointer,
  });
  const added = [...now.required].filter((name) => !old.required.has(name) && !isDescribed(name));
  const removed = [...old.required].filter((name) => !now.required.has(name) && !isDescribed(name));
  return [
    ...added.map((name) =>
      change('property-became-required', `the field "${name}" is required now`),
    ),
    ...removed.map((name) =>
      change('property-became-optional', `the field "${name}" is optional now`),
    ),
  ];
}

function compareAdditional(old: Shape, now: Shape, readers: ShapeReaders): Comparison {
  const change = (rule: RuleName, text: string): Comparison => ({
    changes: [{ rule, text, pointer: now.pointer, place: now.pointer }],
    inner: [],
  });
  const before = old.additional;
  const after = now.additional;
  if (before === after) return { changes: [], inner: [] };
  if (after === false)
    return change('additional-properties-closed', 'other fields are not allowed any more');
  if (before === false)
    return change('additional-properties-opened', 'other fields are allowed now');
  const any = (part: boolean | LocatedSchema) => (typeof part === 'boolean' ? undefined : part);
  return {
    changes: [],
    inner: [
      {
        before: any(before) ?? readers.before.anythingIn(old, 'additionalProperties'),
        after: any(after) ?? readers.after.anythingIn(now, 'additionalProperties'),
      },
    ],
  };
}

/** Apps never send `readOnly` fields and never read `writeOnly` fields. */
function directionOf({ schema }: LocatedSchema): MessageDirection | undefined {
  if (schema['readOnly'] === true) return 'response';
  return schema['writeOnly'] === true ? 'request' : undefined;
}

function onlyOf(before: LocatedSchema, after: LocatedSchema): SchemaPair['only'] {
  const direction = directionOf(before);
  return direction === directionOf(after) ? direction : undefined;
}
