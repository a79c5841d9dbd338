import { valueAtPointer } from '../document/doc-node.ts';
import type { ProblemLevel, Problem } from './exchange.ts';
import type { Mask } from './mask.ts';
import type { MessageSide } from './relax-required.ts';
import type { Fault } from './validator.ts';

export type { MessageSide } from './relax-required.ts';

interface Kind {
  kind: string;
  level: ProblemLevel;
  expected: (params: Record<string, unknown>, message: string) => string;
  property?: string;
}

const ajvMessage = (_: unknown, message: string) => message.replace(/^must (be )?/, '');
const undocumented: Kind = {
  kind: 'undocumented-field',
  level: 'warning',
  expected: () => 'only documented fields',
};
const limit: Kind = { kind: 'out-of-limits', level: 'warning', expected: ajvMessage };

/** Kinds of problems by the violated JSON Schema keyword. Other keywords count as `limit`. */
const kinds: Record<string, Kind> = {
  type: {
    kind: 'wrong-type',
    level: 'breaking',
    expected: ({ type }) => [type].flat().join(' or '),
  },
  required: {
    kind: 'missing-field',
    level: 'breaking',
    expected: () => 'a value',
    property: 'missingProperty',
  },
  enum: {
    kind: 'wrong-value',
    level: 'breaking',
    expected: ({ allowedValues }) => describeOneOf(allowedValues as unknown[]),
  },
  const: {
    kind: 'wrong-value',
    level: 'breaking',
    expected: ({ allowedValue }) => JSON.stringify(allowedValue),
  },
  not: { kind: 'wrong-value', level: 'breaking', expected: () => 'another value' },
  oneOf: { kind: 'wrong-type', level: 'breaking', expected: () => 'exactly one of the choices' },
  anyOf: { kind: 'wrong-type', level: 'breaking', expected: () => 'one of the choices' },
  format: {
    kind: 'wrong-format',
    level: 'warning',
    expected: ({ format }) => `format ${String(format)}`,
  },
  pattern: {
    kind: 'wrong-format',
    level: 'warning',
    expected: ({ pattern }) => `pattern ${String(pattern)}`,
  },
  additionalProperties: { ...undocumented, property: 'additionalProperty' },
  unevaluatedProperties: { ...undocumented, property: 'unevaluatedProperty' },
};

const maxListed = 8;

export function describeOneOf(values: readonly unknown[]): string {
  const listed = values.slice(0, maxListed).map((value) => JSON.stringify(value));
  const more = values.length - maxListed;
  return `one of ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const maxShown = 60;

export interface Wording {
  mask: Mask;
  /** `where` maps a path inside the value to a field name. */
  problemOf: (
    side: MessageSide,
    fault: Fault,
    value: unknown,
    where?: (path: string) => string,
  ) => Problem;
  undocumentedField: (side: MessageSide, path: string, value: unknown, pointer: string) => Problem;
  describe: (name: string, value: unknown, shown: 'value' | 'code' | 'form') => string;
}

export function createWording(mask: Mask): Wording {
  const describe: Wording['describe'] = (name, value, shown) => {
    if (value === undefined) return 'nothing';
    if (value === null) return 'null';
    if (Array.isArray(value)) return `array of ${value.length}`;
    if (typeof value === 'object') return 'object';
    const text = JSON.stringify(mask[shown](name, value));
    return `${typeof value} ${text.length > maxShown ? `${text.slice(0, maxShown)}…` : text}`;
  };
  return {
    mask,
    describe,
    problemOf(side, fault, value, where = (path) => path || '/') {
      const { kind, level, expected, property } = kinds[fault.keyword] ?? limit;
      const named = property === undefined ? undefined : String(fault.params[property]);
      const path = named === undefined ? fault.path : `${fault.path}/${named}`;
      return {
        rule: `${side}-${kind}`,
        level,
        field: where(mask.text(path)),
        expected: expected(fault.params, fault.message),
        got: describe(lastKeyOf(path), valueAtPointer(value, path), shownAs[kind] ?? 'form'),
        pointer: fault.pointer,
      };
    },
    undocumentedField: (side, path, value, pointer) => ({
      rule: `${side}-${undocumented.kind}`,
      level: undocumented.level,
      field: mask.text(path),
      expected: 'only documented fields',
      got: describe(lastKeyOf(path), value, 'form'),
      pointer,
    }),
  };
}

/**
 * The method of `Mask` that hides the value in messages, by kind of problem. Other kinds use the
 * method `form`, which keeps only the format of the value.
 */
const shownAs: Record<string, 'value' | 'code'> = {
  'wrong-value': 'code',
  'out-of-limits': 'value',
};

const lastKeyOf = (path: string) => path.split('/').findLast((key) => !/^\d+$/.test(key)) ?? '';
