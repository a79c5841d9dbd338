import { isDeepStrictEqual } from 'node:util';
import { escapePointerKey } from '../document/doc-node.ts';
import { entriesOf, type ResolvedObject } from './objects.ts';
import { joinChangesAndPairs, type ComparisonContext, type ChangesAndPairs } from './site.ts';

export function compareContent(
  old: ResolvedObject,
  now: ResolvedObject,
  comparing: ComparisonContext,
): ChangesAndPairs {
  const oldTypes = mediaTypesOf(old);
  const newTypes = mediaTypesOf(now);
  const removed = [...oldTypes].filter(([name]) => !newTypes.has(name));
  const added = [...newTypes].filter(([name]) => !oldTypes.has(name));
  const common = [...oldTypes].flatMap(([name, before]) => {
    const after = newTypes.get(name);
    return after ? [compareMediaType(name, before, after, comparing)] : [];
  });
  return joinChangesAndPairs([
    {
      changes: [
        ...removed.map(([name, { pointer }]) => ({
          rule: 'media-type-removed' as const,
          text: `the media type ${name} is gone`,
          pointer,
          place: now.pointer,
        })),
        ...added.map(([name, { pointer }]) => ({
          rule: 'media-type-added' as const,
          text: `the media type ${name} is new`,
          pointer,
          place: pointer,
        })),
      ],
      pairs: [],
    },
    ...common,
  ]);
}

function compareMediaType(
  name: string,
  old: MediaType,
  now: MediaType,
  { readers }: ComparisonContext,
): ChangesAndPairs {
  const pair = {
    before: readers.before.partAt(old.value['schema'], `${old.pointer}/schema`),
    after: readers.after.partAt(now.value['schema'], `${now.pointer}/schema`),
  };
  const isEncoded = isDeepStrictEqual(encodingOf(old), encodingOf(now));
  const change = {
    rule: 'encoding-changed' as const,
    text: `the encoding of ${name} is another one`,
    pointer: `${now.pointer}/encoding`,
    place: now.pointer,
  };
  return { changes: isEncoded ? [] : [change], pairs: [pair] };
}

function encodingOf({ value }: MediaType): unknown {
  return Object.fromEntries(
    entriesOf(value['encoding']).flatMap(([field, one]) => {
      const encoding = Object.fromEntries(entriesOf(one));
      const style = encoding['style'] ?? 'form';
      const isDefault: Record<string, boolean> = {
        style: style === 'form',
        explode: encoding['explode'] === (style === 'form'),
        allowReserved: encoding['allowReserved'] === false,
      };
      const nonDefault = Object.entries(encoding).filter(
        ([key]) => !isDefault[key] && !key.startsWith('x-'),
      );
      return nonDefault.length > 0 ? [[field, Object.fromEntries(nonDefault)]] : [];
    }),
  );
}

interface MediaType {
  value: Record<string, unknown>;
  pointer: string;
}

function mediaTypesOf({ value, pointer }: ResolvedObject): Map<string, MediaType> {
  return new Map(
    entriesOf(value['content']).map(([name, one]) => [
      (name.split(';')[0] ?? name).trim().toLowerCase(),
      {
        value: Object.fromEntries(entriesOf(one)),
        pointer: `${pointer}/content/${escapePointerKey(name)}`,
      },
    ]),
  );
}
