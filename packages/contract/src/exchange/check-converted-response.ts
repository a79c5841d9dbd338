import type { ContractDocument } from '../document/operations.ts';
import type { Envelope } from '../document/envelope.ts';
import { inForms } from './in-forms.ts';
import { fieldNamesByTypeOf } from './value-names.ts';
import { isRecord } from '../document/doc-node.ts';
import type { Problem } from './exchange.ts';

/**
 * Marks problems that disappear after the app has converted the response, and adds problems that
 * only the converted response has.
 */
type ConvertedResponseCheck = (
  problems: readonly Problem[],
  value: unknown,
  check: (value: unknown) => readonly Problem[],
) => Problem[];

export function createConvertedResponseCheck(
  document: ContractDocument,
  envelope: Envelope | undefined,
): ConvertedResponseCheck {
  if (document['x-reads-other-forms'] !== true) return (problems) => [...problems];
  const names = fieldNamesByTypeOf(document);
  return (problems, value, check) => {
    if (!problems.some(isBreaking)) return [...problems];
    const attempts = variantsOf(value, envelope).map((variant) => check(inForms(variant, names)));
    const [remaining = []] = attempts.toSorted((a, b) => breakingIn(a) - breakingIn(b));
    const remainingPlaces = new Set(remaining.map(placeOf));
    const previousPlaces = new Set(problems.map(placeOf));
    return [
      ...problems.map((problem) =>
        isBreaking(problem) && !remainingPlaces.has(placeOf(problem))
          ? markConverted(problem)
          : problem,
      ),
      ...remaining.filter(
        (problem) => isBreaking(problem) && !previousPlaces.has(placeOf(problem)),
      ),
    ];
  };
}

const isBreaking = ({ level }: Problem) => level === 'breaking';
const breakingIn = (problems: readonly Problem[]) => problems.filter(isBreaking).length;
const placeOf = ({ rule, field }: Problem) => `${rule} ${field}`;

const markConverted = (problem: Problem): Problem => ({
  ...problem,
  isRead: true,
  got: `${problem.got}, which the app reads`,
});

function variantsOf(value: unknown, envelope: Envelope | undefined): unknown[] {
  if (!envelope || !isRecord(value)) return [value];
  const code = value[envelope.field];
  const codes = code === undefined ? [code] : [code, String(code), Number(code)];
  const data = value['data'] === null ? [null, []] : [value['data']];
  return codes.flatMap((code) =>
    data.map((list) => ({
      ...value,
      [envelope.field]: code,
      ...('data' in value && { data: list }),
    })),
  );
}
