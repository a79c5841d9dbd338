import type { Fault } from './validator.ts';
import type { Undocumented } from './undocumented.ts';

export interface Missing {
  fault: Fault;
  /** The object that lacks the field, as a JSON pointer into the value. */
  parent: string;
  name: string;
}

export interface Renamed extends Missing {
  to: Undocumented;
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Pairs each missing field with an undocumented field of the same object whose value fits: one with
 * a common word in its name, or else the only one, if only one field is missing.
 */
export function findRenames(
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

/** True for `loanAmount` and `amount_in_rupees`, or `dueAt` and `dueDate`. */
const sharesWord = (a: string, b: string) => {
  const words = wordsOf(b);
  return wordsOf(a).some((word) => word.length > 2 && words.includes(word));
};
