import { DocNode, escapeKey, unescapeKey } from '../document/doc-node.ts';
import type { Problem } from './exchange.ts';
import { findDiscriminated } from './discriminators.ts';
import { findRenames, type Missing, type Renamed } from './join-renames.ts';
import { findUnknownValues } from './known-values.ts';
import { valueAt, type Side, type Wording } from './problems.ts';
import { findUndocumented, type Undocumented } from './undocumented.ts';
import type { Fault, Validator } from './validator.ts';

/** The differences between a JSON value and its schema. */
export type ValueCheck = (side: Side, schema: DocNode, value: unknown) => Problem[];

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

/** The field of a fault if a closed schema forbids it; else empty. */
function undocumentedOf(fault: Fault, value: unknown): { fault: Fault; field: Undocumented }[] {
  const name = fault.params['additionalProperty'] ?? fault.params['unevaluatedProperty'];
  if (typeof name !== 'string') return [];
  const path = `${fault.path}/${escapeKey(name)}`;
  return [{ fault, field: { path, value: valueAt(value, path), pointer: fault.pointer } }];
}

/** The schema of a field, from the object schema whose `required` caused the fault. */
function schemaOf(root: DocNode, { pointer }: Fault, name: string): DocNode | undefined {
  const keys = pointer.split('/').slice(1, -1).map(unescapeKey);
  return new DocNode(root.document).at(...keys, 'properties', name);
}

const renamedField = (
  side: Side,
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
