import {
  DocNode,
  escapePointerKey,
  isRecord,
  keysOf,
  valueAtPointer,
} from '../document/doc-node.ts';
import { alternativeOf } from './discriminated.ts';
import type { Problem } from './exchange.ts';
import { findUnknownValues } from './known-values.ts';
import { describeOneOf, type MessageSide, type Wording } from './problems.ts';
import type { Fault, Validator } from './validator.ts';
import { walkValue } from './walk-value.ts';

interface Undocumented {
  path: string;
  value: unknown;
  pointer: string;
}

/** True if the schema has a rule for further fields. The validator then reports violations. */
const decidesOnMore = ({ value }: DocNode) =>
  isRecord(value) &&
  ['additionalProperties', 'unevaluatedProperties', 'patternProperties'].some((keyword) =>
    Object.hasOwn(value, keyword),
  );

const propertiesOf = ({ value }: DocNode): object | undefined =>
  isRecord(value) && isRecord(value['properties']) ? value['properties'] : undefined;

/** A schema without `properties` allows any field. A field of any branch counts as documented. */
function findUndocumented(root: DocNode, value: unknown): Undocumented[] {
  const found: Undocumented[] = [];
  walkValue(root, value, (schemas, object, path) => {
    const names = schemas.flatMap((schema) => propertiesOf(schema) ?? []);
    const naming = schemas.find((schema) => propertiesOf(schema));
    if (!naming || schemas.some(decidesOnMore)) return;
    for (const [key, child] of Object.entries(object)) {
      if (names.some((name) => Object.hasOwn(name, key))) continue;
      const pointer = `${naming.pointer}/properties`;
      found.push({ path: `${path}/${escapePointerKey(key)}`, value: child, pointer });
    }
  });
  return found;
}

interface Missing {
  fault: Fault;
  parent: string;
  name: string;
}

interface Renamed extends Missing {
  to: Undocumented;
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Finds fields that were probably renamed. An undocumented field replaces a missing field of the
 * same object if its value is valid for that field and the names share a word. The names do not
 * matter if the object has only one missing and one undocumented field.
 */
function findRenames(
  faults: readonly Fault[],
  undocumented: readonly Undocumented[],
  fits: (missing: Missing, value: unknown) => boolean,
): Renamed[] {
  const missing = faults.flatMap((fault): Missing[] =>
    fault.keyword === 'required'
      ? [{ fault, parent: fault.path, name: String(fault.params['missingProperty']) }]
      : [],
  );
  const paired = new Set<Undocumented>();
  return missing.flatMap((field) => {
    const siblings = undocumented.filter(({ path }) => parentOf(path) === field.parent);
    const candidates = siblings.filter((other) => !paired.has(other) && fits(field, other.value));
    const named = candidates.filter(({ path }) => sharesWord(field.name, nameOf(path)));
    const isOnly =
      siblings.length === 1 && missing.filter(({ parent }) => parent === field.parent).length === 1;
    const [to] = named.length === 1 ? named : isOnly ? candidates : [];
    if (!to) return [];
    paired.add(to);
    return [{ ...field, to }];
  });
}

const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

const sharesWord = (a: string, b: string) => {
  const words = wordsOf(b);
  return wordsOf(a).some((word) => word.length > 2 && words.includes(word));
};

/** Reports unknown discriminator values and violations of the selected alternative. */
function findDiscriminated(
  side: MessageSide,
  root: DocNode,
  value: unknown,
  { faultsOf }: Validator,
  { mask, describe, problemOf }: Wording,
): Problem[] {
  const found: Problem[] = [];
  walkValue(root, value, (schemas, object, path) => {
    for (const schema of schemas) {
      const named = alternativeOf(schema, object);
      if (!named) continue;
      if ('target' in named) {
        for (const fault of faultsOf(named.target, object, side)) {
          found.push(problemOf(side, { ...fault, path: path + fault.path }, value));
        }
        continue;
      }
      const { property, names } = named;
      found.push({
        rule: `${side}-wrong-value`,
        level: 'breaking',
        field: mask.text(`${path}/${escapePointerKey(property)}`),
        expected: describeOneOf(names),
        got: describe(property, object[property], 'code'),
        pointer: `${schema.pointer}/discriminator`,
      });
    }
  });
  return found;
}

export type ValueCheck = (side: MessageSide, schema: DocNode, value: unknown) => Problem[];

export function createValueCheck(validator: Validator, wording: Wording): ValueCheck {
  const { mask, problemOf, undocumentedField } = wording;
  return (side, schema, value) => {
    const faultsOf = (one: DocNode, inner: unknown) => validator.faultsOf(one, inner, side);
    const faults = faultsOf(schema, value);
    const undocumented = findUndocumented(schema, value);
    const forbidden = faults.flatMap((fault) => undocumentedOf(fault, value));
    const fits = ({ fault, name }: Missing, candidate: unknown) => {
      const property = schemaOf(schema, fault, name);
      return property !== undefined && faultsOf(property, candidate).length === 0;
    };
    const renames = findRenames(
      faults,
      [...undocumented, ...forbidden.map(({ field }) => field)],
      fits,
    );
    const renamedFaults = new Set([
      ...renames.map(({ fault }) => fault),
      ...forbidden.flatMap(({ field, fault }) =>
        renames.some(({ to }) => to === field) ? [fault] : [],
      ),
    ]);
    const reported = [
      ...renames.map((one) => renamedField(side, one, mask)),
      ...faults
        .filter((fault) => !renamedFaults.has(fault))
        .map((fault) => problemOf(side, fault, value)),
    ];
    const discriminated = findDiscriminated(side, schema, value, validator, wording).filter(
      (problem) =>
        !reported.some(
          ({ field, pointer }) => field === problem.field && pointer === problem.pointer,
        ),
    );
    return [
      ...reported,
      ...discriminated,
      ...undocumented
        .filter((field) => renames.every(({ to }) => to !== field))
        .map((field) => undocumentedField(side, field.path, field.value, field.pointer)),
      ...(side === 'response' ? findUnknownValues(schema, value, wording) : []),
    ];
  };
}

function undocumentedOf(fault: Fault, value: unknown): { fault: Fault; field: Undocumented }[] {
  const name = fault.params['additionalProperty'] ?? fault.params['unevaluatedProperty'];
  if (typeof name !== 'string') return [];
  const path = `${fault.path}/${escapePointerKey(name)}`;
  return [{ fault, field: { path, value: valueAtPointer(value, path), pointer: fault.pointer } }];
}

/** Finds the schema of a missing field next to the `required` keyword that the value violates. */
function schemaOf(root: DocNode, { pointer }: Fault, name: string): DocNode | undefined {
  const keys = keysOf(pointer).slice(0, -1);
  return new DocNode(root.document).at(...keys, 'properties', name);
}

const renamedField = (
  side: MessageSide,
  { fault, parent, name, to }: Renamed,
  mask: Wording['mask'],
): Problem => {
  const newName = to.path.slice(parent.length + 1);
  return {
    rule: `${side}-renamed-field`,
    level: 'breaking',
    field: mask.text(`${parent}/${name}`),
    expected: 'a value',
    got: `nothing, but such a value as "${mask.text(newName)}": renamed?`,
    pointer: fault.pointer,
  };
};
