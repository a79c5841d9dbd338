import type { SchemaPair, ShapeReaders } from './pair.ts';
import type { LocatedSchema, Shape } from './shape.ts';

interface Pairing {
  pairs: SchemaPair[];
  removed: LocatedSchema[];
  added: LocatedSchema[];
}

interface Alternative {
  part: LocatedSchema;
  shape: Shape;
}

const identifiers: readonly ((
  one: Alternative,
  shapeOf: (part: LocatedSchema) => Shape,
) => string | undefined)[] = [
  ({ part }) => (part.pointer.startsWith('/components/') ? part.pointer : undefined),
  ({ part }) => (typeof part.schema['title'] === 'string' ? part.schema['title'] : undefined),
  ({ shape }, shapeOf) => {
    const constants = [...shape.properties].flatMap(([name, part]) => {
      const { values } = shapeOf(part);
      return values?.length === 1 ? [`${name}=${JSON.stringify(values[0])}`] : [];
    });
    return constants.length > 0 ? constants.join() : undefined;
  },
  ({ shape }) =>
    shape.properties.size > 0 ? [...shape.properties.keys()].sort().join() : undefined,
  ({ shape }) => (shape.types ? [...shape.types].sort().join() : undefined),
  () => 'the only one left',
];

/** Pairs equal alternatives first, then alternatives with the same identifier. */
export function pairAlternatives(
  before: readonly LocatedSchema[],
  after: readonly LocatedSchema[],
  readers: ShapeReaders,
): Pairing {
  const oldShape = (part: LocatedSchema) => readers.before.shapeOf(part);
  const newShape = (part: LocatedSchema) => readers.after.shapeOf(part);
  let oldRest: Alternative[] = before.map((part) => ({ part, shape: oldShape(part) }));
  let newRest: Alternative[] = after.map((part) => ({ part, shape: newShape(part) }));
  const pairs: SchemaPair[] = [];
  const pairBy = (oldByName: Map<string, Alternative>, newByName: Map<string, Alternative>) => {
    for (const [name, old] of oldByName) {
      const now = newByName.get(name);
      if (!now) continue;
      pairs.push({ before: old.part, after: now.part });
      oldRest = oldRest.filter((alternative) => alternative !== old);
      newRest = newRest.filter((alternative) => alternative !== now);
    }
  };
  pairBy(numbered(oldRest), numbered(newRest));
  for (const identify of identifiers) {
    pairBy(
      uniqueBy(oldRest, (alternative) => identify(alternative, oldShape)),
      uniqueBy(newRest, (alternative) => identify(alternative, newShape)),
    );
  }
  const partOf = ({ part }: Alternative) => part;
  return { pairs, removed: oldRest.map(partOf), added: newRest.map(partOf) };
}

function uniqueBy<T>(all: readonly T[], nameOf: (one: T) => string | undefined): Map<string, T> {
  const names = all.map(nameOf);
  return new Map(
    all.flatMap((item, index) => {
      const name = names[index];
      const isUnique = name !== undefined && names.indexOf(name) === names.lastIndexOf(name);
      return isUnique ? [[name, item] as const] : [];
    }),
  );
}

function numbered(all: readonly Alternative[]): Map<string, Alternative> {
  const counts = new Map<string, number>();
  return new Map(
    all.map((item) => {
      const text = JSON.stringify(item.part.schema);
      const count = counts.get(text) ?? 0;
      counts.set(text, count + 1);
      return [`${text} ${count}`, item];
    }),
  );
}
