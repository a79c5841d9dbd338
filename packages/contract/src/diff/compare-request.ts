import type { Change } from './change.ts';
import { compareContent } from './compare-content.ts';
import { placeAt, type Place } from './objects.ts';
import type { OperationPlace } from './pair-operations.ts';
import { joinContents, type Comparing, type SiteContent } from './site.ts';
import { isSame } from './is-same.ts';

/** Compares what the app sends: parameters, headers and body. */
export function compareRequest(
  old: OperationPlace,
  now: OperationPlace,
  comparing: Comparing,
): SiteContent {
  return joinContents([compareParameters(old, now, comparing), compareBody(old, now, comparing)]);
}

function compareParameters(
  old: OperationPlace,
  now: OperationPlace,
  comparing: Comparing,
): SiteContent {
  const olds = parametersOf(old, comparing.old.document);
  const nows = parametersOf(now, comparing.now.document);
  const removed = [...olds.values()].filter(({ key }) => !nows.has(key));
  const added = [...nows.values()].filter(({ key }) => !olds.has(key));
  const kept = [...olds.values()].flatMap((before) => {
    const after = nows.get(before.key);
    return after ? [compareParameter(before, after, comparing)] : [];
  });
  const change = (verb: 'added' | 'removed', one: Parameter, place: string): Change => ({
    rule: `${one.isRequired ? 'required' : 'optional'}-parameter-${verb}`,
    text: `the ${one.isRequired ? 'required' : 'optional'} ${one.name} is ${verb === 'added' ? 'new' : 'gone'}`,
    pointer: one.place.pointer,
    place,
  });
  const changes = [
    ...removed.map((one) =>
      change('removed', one, one.isOfPath ? now.pathItem.pointer : now.pointer),
    ),
    ...added.map((one) => change('added', one, one.place.pointer)),
  ];
  return joinContents([{ changes, pairs: [] }, ...kept]);
}

interface Parameter {
  /** The same for the same parameter in both contracts. */
  key: string;
  /** Such as `header parameter "fbp"`. */
  name: string;
  isRequired: boolean;
  /** True for one that the path gives to all its operations. */
  isOfPath: boolean;
  place: Place;
}

/** OpenAPI ignores headers with these names. */
const ignoredHeaders = ['accept', 'content-type', 'authorization'];

/** Those of the operation replace those of its path. A name in the path counts by its position. */
function parametersOf(
  { path, pathItem, place }: OperationPlace,
  document: Comparing['old']['document'],
): Map<string, Parameter> {
  const positions: string[] = path.match(/\{[^}]*\}/g) ?? [];
  const parameters = [pathItem, place].flatMap((owner) =>
    (Array.isArray(owner.value['parameters']) ? owner.value['parameters'] : []).flatMap(
      (one, index): Parameter[] => {
        const found = placeAt(document, one, `${owner.pointer}/parameters/${index}`);
        const { in: kind, name } = found.value;
        // `lint` tells what is no parameter.
        if (typeof kind !== 'string' || typeof name !== 'string') return [];
        const sameName = {
          path: String(positions.indexOf(`{${name}}`)),
          header: name.toLowerCase(),
        }[kind];
        return [
          {
            key: `${kind} ${sameName ?? name}`,
            name: `${kind} parameter "${name}"`,
            isRequired: found.value['required'] === true,
            isOfPath: owner === pathItem,
            place: found,
          },
        ];
      },
    ),
  );
  const counting = parameters.filter(
    ({ key }) => !ignoredHeaders.some((header) => key === `header ${header}`),
  );
  return new Map(counting.map((one) => [one.key, one]));
}

function compareParameter(old: Parameter, now: Parameter, { readers }: Comparing): SiteContent {
  const { pointer } = now.place;
  const changes: Change[] = [];
  if (old.isRequired !== now.isRequired) {
    const word = now.isRequired ? 'required' : 'optional';
    changes.push({
      rule: `parameter-became-${word}`,
      text: `the ${now.name} is ${word} now`,
      pointer,
      place: pointer,
    });
  }
  if (!isSame(styleOf(old.place), styleOf(now.place))) {
    changes.push({
      rule: 'parameter-style-changed',
      text: `the ${now.name} is written in another style`,
      pointer,
      place: pointer,
    });
  }
  const schemaAt = (place: Place, reader: Comparing['readers']['before']) => {
    const [type, media] = Object.entries((place.value['content'] ?? {}) as object)[0] ?? [];
    return type === undefined
      ? reader.partAt(place.value['schema'], `${place.pointer}/schema`)
      : reader.partAt(
          media.schema,
          `${place.pointer}/content/${type.replaceAll('/', '~1')}/schema`,
        );
  };
  return {
    changes,
    pairs: [
      { before: schemaAt(old.place, readers.before), after: schemaAt(now.place, readers.after) },
    ],
  };
}

/** `style`, `explode` and the like, with the values that they have when nothing is written. */
function styleOf({ value }: Place): object {
  const isInPath = value['in'] === 'path' || value['in'] === 'header';
  const style = value['style'] ?? (isInPath ? 'simple' : 'form');
  return {
    style,
    explode: value['explode'] ?? style === 'form',
    allowReserved: value['allowReserved'] ?? false,
    content: Object.keys((value['content'] ?? {}) as object),
  };
}

function compareBody(old: OperationPlace, now: OperationPlace, comparing: Comparing): SiteContent {
  const before = bodyOf(old, comparing.old.document);
  const after = bodyOf(now, comparing.now.document);
  const word = (body: Place) => (body.value['required'] === true ? 'required' : 'optional');
  const change = (rule: Change['rule'], text: string, pointer: string, place: string) => ({
    changes: [{ rule, text, pointer, place }],
    pairs: [],
  });
  if (!before && !after) return { changes: [], pairs: [] };
  if (!before && after) {
    const rule = `${word(after)}-body-added` as const;
    return change(rule, `a ${word(after)} body is new`, after.pointer, after.pointer);
  }
  if (before && !after) {
    const rule = `${word(before)}-body-removed` as const;
    return change(rule, `the ${word(before)} body is gone`, before.pointer, now.place.pointer);
  }
  if (!before || !after) return { changes: [], pairs: [] };
  const content = compareContent(before, after, comparing);
  if (word(before) === word(after)) return content;
  const rule = `body-became-${word(after)}` as const;
  const became = change(rule, `the body is ${word(after)} now`, after.pointer, after.pointer);
  return joinContents([became, content]);
}

function bodyOf(
  { place }: OperationPlace,
  document: Comparing['old']['document'],
): Place | undefined {
  const body = place.value['requestBody'];
  return body === undefined ? undefined : placeAt(document, body, `${place.pointer}/requestBody`);
}
