import { isDeepStrictEqual } from 'node:util';
import type { Change } from './change.ts';
import { compareContent } from './compare-content.ts';
import { escapePointerKey } from '../document/doc-node.ts';
import { entriesOf, resolveObject, type ResolvedObject } from './objects.ts';
import type { LocatedOperation } from './pair-operations.ts';
import { joinChangesAndPairs, type ComparisonContext, type ChangesAndPairs } from './site.ts';

export function compareRequest(
  old: LocatedOperation,
  now: LocatedOperation,
  comparing: ComparisonContext,
): ChangesAndPairs {
  return joinChangesAndPairs([
    compareParameters(old, now, comparing),
    compareBody(old, now, comparing),
  ]);
}

function compareParameters(
  old: LocatedOperation,
  now: LocatedOperation,
  comparing: ComparisonContext,
): ChangesAndPairs {
  const [oldParameters, newParameters] = explodeObjects(
    [...parametersOf(old, comparing.old.document).values()],
    [...parametersOf(now, comparing.now.document).values()],
  );
  const removed = [...oldParameters.values()].filter(({ key }) => !newParameters.has(key));
  const added = [...newParameters.values()].filter(({ key }) => !oldParameters.has(key));
  const common = [...oldParameters.values()].flatMap((before) => {
    const after = newParameters.get(before.key);
    return after ? [compareParameter(before, after, comparing)] : [];
  });
  const change = (verb: 'added' | 'removed', parameter: Parameter, place: string): Change => ({
    rule: `${parameter.isRequired ? 'required' : 'optional'}-parameter-${verb}`,
    text: `the ${parameter.isRequired ? 'required' : 'optional'} ${parameter.name} is ${verb === 'added' ? 'new' : 'gone'}`,
    pointer: parameter.place.pointer,
    place,
  });
  const changes = [
    ...removed.map((parameter) =>
      change('removed', parameter, parameter.isOfPath ? now.pathItem.pointer : now.pointer),
    ),
    ...added.map((parameter) => change('added', parameter, parameter.place.pointer)),
  ];
  return joinChangesAndPairs([{ changes, pairs: [] }, ...common]);
}

interface Parameter {
  key: string;
  name: string;
  isRequired: boolean;
  isOfPath: boolean;
  place: ResolvedObject;
  schema?: ResolvedObject;
  exploded?: Parameter[] | undefined;
}

function explodeObjects(
  oldParameters: readonly Parameter[],
  newParameters: readonly Parameter[],
): [Map<string, Parameter>, Map<string, Parameter>] {
  const mapOf = (own: readonly Parameter[], others: readonly Parameter[]) =>
    new Map(
      own
        .flatMap((parameter) =>
          others.some(({ key }) => key === parameter.key)
            ? parameter
            : (parameter.exploded ?? parameter),
        )
        .map((parameter) => [parameter.key, parameter]),
    );
  return [mapOf(oldParameters, newParameters), mapOf(newParameters, oldParameters)];
}

const ignoredHeaders = ['accept', 'content-type', 'authorization'];

/** Identifies path parameters by position, because their names may change. */
function parametersOf(
  { path, pathItem, place }: LocatedOperation,
  document: ComparisonContext['old']['document'],
): Map<string, Parameter> {
  const positions: string[] = path.match(/\{[^}]*\}/g) ?? [];
  const parameters = [pathItem, place].flatMap((owner) =>
    (Array.isArray(owner.value['parameters']) ? owner.value['parameters'] : []).flatMap(
      (one, index): Parameter[] => {
        const found = resolveObject(document, one, `${owner.pointer}/parameters/${index}`);
        const { in: kind, name } = found.value;
        if (typeof kind !== 'string' || typeof name !== 'string') return [];
        const matchingName = {
          path: String(positions.indexOf(`{${name}}`)),
          header: name.toLowerCase(),
        }[kind];
        return [
          {
            key: `${kind} ${matchingName ?? name}`,
            name: `${kind} parameter "${name}"`,
            isRequired: found.value['required'] === true,
            isOfPath: owner === pathItem,
            place: found,
            exploded: explodedFields(document, found, owner === pathItem),
          },
        ];
      },
    ),
  );
  const relevant = parameters.filter(
    ({ key }) => !ignoredHeaders.some((header) => key === `header ${header}`),
  );
  return new Map(relevant.map((one) => [one.key, one]));
}

function explodedFields(
  document: ComparisonContext['old']['document'],
  { value, pointer }: ResolvedObject,
  isOfPath: boolean,
): Parameter[] | undefined {
  const { in: kind, style = 'form', explode = true, required, schema } = value;
  if ((kind !== 'query' && kind !== 'cookie') || style !== 'form' || explode !== true) {
    return undefined;
  }
  const object = resolveObject(document, schema, `${pointer}/schema`);
  const fields = entriesOf(object.value['properties']);
  if (object.value['type'] !== 'object' || fields.length === 0) return undefined;
  const requiredNames = Array.isArray(object.value['required']) ? object.value['required'] : [];
  return fields.map(([name, one]) => {
    const isRequired = required === true && requiredNames.includes(name);
    const at = `${object.pointer}/properties/${escapePointerKey(name)}`;
    return {
      key: `${kind} ${name}`,
      name: `${kind} parameter "${name}"`,
      isRequired,
      isOfPath,
      place: { value: { in: kind, name, required: isRequired }, pointer: at },
      schema: { value: one as Record<string, unknown>, pointer: at },
    };
  });
}

function compareParameter(
  old: Parameter,
  now: Parameter,
  { readers }: ComparisonContext,
): ChangesAndPairs {
  const { pointer } = now.place;
  const changes: Change[] = [];
  if (old.isRequired !== now.isRequired) {
    const presence = now.isRequired ? 'required' : 'optional';
    changes.push({
      rule: `parameter-became-${presence}`,
      text: `the ${now.name} is ${presence} now`,
      pointer,
      place: pointer,
    });
  }
  if (!isDeepStrictEqual(styleOf(old.place), styleOf(now.place))) {
    changes.push({
      rule: 'parameter-style-changed',
      text: `the ${now.name} is written in another style`,
      pointer,
      place: pointer,
    });
  }
  const schemaAt = (
    { place, schema }: Parameter,
    reader: ComparisonContext['readers']['before'],
  ) => {
    if (schema) return reader.partAt(schema.value, schema.pointer);
    const [type, media] = Object.entries((place.value['content'] ?? {}) as object)[0] ?? [];
    return type === undefined
      ? reader.partAt(place.value['schema'], `${place.pointer}/schema`)
      : reader.partAt(media.schema, `${place.pointer}/content/${escapePointerKey(type)}/schema`);
  };
  return {
    changes,
    pairs: [{ before: schemaAt(old, readers.before), after: schemaAt(now, readers.after) }],
  };
}

function styleOf({ value }: ResolvedObject): object {
  const isInPath = value['in'] === 'path' || value['in'] === 'header';
  const style = value['style'] ?? (isInPath ? 'simple' : 'form');
  return {
    style,
    explode: value['explode'] ?? style === 'form',
    allowReserved: value['allowReserved'] ?? false,
    content: Object.keys((value['content'] ?? {}) as object),
  };
}

function compareBody(
  old: LocatedOperation,
  now: LocatedOperation,
  comparing: ComparisonContext,
): ChangesAndPairs {
  const before = bodyOf(old, comparing.old.document);
  const after = bodyOf(now, comparing.now.document);
  const presence = (body: ResolvedObject) =>
    body.value['required'] === true ? 'required' : 'optional';
  const change = (rule: Change['rule'], text: string, pointer: string, place: string) => ({
    changes: [{ rule, text, pointer, place }],
    pairs: [],
  });
  if (!before && !after) return { changes: [], pairs: [] };
  if (!before && after) {
    const rule = `${presence(after)}-body-added` as const;
    return change(rule, `a ${presence(after)} body is new`, after.pointer, after.pointer);
  }
  if (before && !after) {
    const rule = `${presence(before)}-body-removed` as const;
    return change(rule, `the ${presence(before)} body is gone`, before.pointer, now.place.pointer);
  }
  if (!before || !after) return { changes: [], pairs: [] };
  const content = compareContent(before, after, comparing);
  if (presence(before) === presence(after)) return content;
  const rule = `body-became-${presence(after)}` as const;
  const became = change(rule, `the body is ${presence(after)} now`, after.pointer, after.pointer);
  return joinChangesAndPairs([became, content]);
}

function bodyOf(
  { place }: LocatedOperation,
  document: ComparisonContext['old']['document'],
): ResolvedObject | undefined {
  const body = place.value['requestBody'];
  return body === undefined
    ? undefined
    : resolveObject(document, body, `${place.pointer}/requestBody`);
}
