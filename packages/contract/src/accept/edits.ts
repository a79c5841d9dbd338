import { isRecord, unescapeKey } from '../document/doc-node.ts';
import type { Problem } from '../exchange/exchange.ts';
import type { Mask } from '../exchange/mask.ts';
import { inferSchema, typeOf } from './infer.ts';

/** An observed difference, unmasked. */
export interface Seen {
  problem: Problem;
  value: unknown;
  /** The recording contains a masked value of the same format. */
  isHidden: boolean;
}

/** The contract around a difference, and how to change it. */
export interface Spot {
  /** The violated schema or list of responses, as written in its file. */
  part: Record<string, unknown>;
  isOpenApi30: boolean;
  /** The day, such as `2026-12-31`. */
  today: string;
  mask: Mask;
}

/**
 * Changes by key below the part; `undefined` removes. A string is the reason why it cannot be
 * accepted.
 */
interface Change {
  edits: [keys: (string | number)[], value: unknown][];
  says?: string;
}

type Keep = (seen: Seen, spot: Spot) => Change | string;

const lastKey = ({ problem }: Seen) => unescapeKey(problem.field.split('/').at(-1) ?? '');
const keywordOf = ({ problem }: Seen) => problem.pointer.split('/').at(-1) ?? '';
const byHand = 'change it by hand';
const hidden = 'the recording hides values; record with a browser, or with `contract watch --show`';

const addField: Keep = (seen, { part, today, mask }) => {
  const name = lastKey(seen);
  if (mask.text(name) !== name) return 'the name of the field may be personal';
  const described = `Seen in traffic on ${today}; nobody has confirmed it.`;
  const schema = { description: described, ...inferSchema(seen.value), 'x-origin': 'assumed' };
  return isRecord(part['properties'])
    ? { edits: [[['properties', name], schema]] }
    : { edits: [[['properties'], { [name]: schema }]] };
};

const makeOptional: Keep = (seen, { part }) => {
  const name = lastKey(seen);
  const required = Array.isArray(part['required']) ? (part['required'] as unknown[]) : [];
  const at = required.indexOf(name);
  if (at < 0) return `"required" is written elsewhere: ${byHand}`;
  const keys = required.length === 1 ? ['required'] : ['required', at];
  return { edits: [[keys, undefined]], says: `"${name}" may be missing` };
};

const addType: Keep = (seen, { part, isOpenApi30 }) => {
  const type = typeOf(seen.value);
  const known = part['type'];
  const says = `it may also be ${type === 'null' ? 'null' : `of type ${type}`}`;
  if (keywordOf(seen) !== 'type' || known === undefined) return `no type is named here: ${byHand}`;
  if (isOpenApi30 && type !== 'null') return `OpenAPI 3.0 has no list of types: ${byHand}`;
  // Null counts as a value only if the enum lists it.
  const values = part['enum'];
  const listed: Change['edits'] =
    type === 'null' && Array.isArray(values) && !values.includes(null)
      ? [[['enum', values.length], null]]
      : [];
  if (isOpenApi30) return { edits: [[['nullable'], true], ...listed], says };
  if (!Array.isArray(known)) return { edits: [[['type'], [known, type]], ...listed], says };
  return known.includes(type)
    ? { edits: [] }
    : { edits: [[['type', known.length], type], ...listed], says };
};

const addValue: Keep = (seen, { part, mask }) => {
  const { value, isHidden } = seen;
  if (isHidden) return hidden;
  if (!['string', 'number'].includes(typeof value)) return `it is no word or number: ${byHand}`;
  if (mask.code(lastKey(seen), value) !== value) return 'the value may be personal';
  const says = `it may also be ${JSON.stringify(value)}`;
  if (Array.isArray(part['enum'])) {
    const known = part['enum'] as unknown[];
    return known.includes(value)
      ? { edits: [] }
      : { edits: [[['enum', known.length], value]], says };
  }
  if (!('const' in part)) return `no values are listed here: ${byHand}`;
  return {
    edits: [
      [['enum'], [part['const'], value]],
      [['const'], undefined],
    ],
    says,
  };
};

const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : ((value as { length?: number } | undefined)?.length ?? NaN);

const moveLimit: Keep = (seen, { part }) => {
  if (seen.isHidden) return hidden;
  const keyword = keywordOf(seen);
  const limit = part[keyword];
  const size = sizeOf(seen.value);
  const isMost = /^max(imum|Length|Items)$/.test(keyword);
  if ((!isMost && !/^min(imum|Length|Items)$/.test(keyword)) || typeof limit !== 'number') {
    return `the limit "${keyword}" cannot be moved: ${byHand}`;
  }
  const isWide = isMost ? limit >= size : limit <= size;
  return isWide ? { edits: [] } : { edits: [[[keyword], size]], says: `${keyword} is ${size}` };
};

const dropFormat: Keep = (seen, { part }) => {
  const keyword = keywordOf(seen);
  return keyword in part
    ? {
        edits: [[[keyword], undefined]],
        says: `the ${keyword} "${String(part[keyword])}" does not hold`,
      }
    : { edits: [] };
};

const addStatus: Keep = ({ problem }, { part, today }) => {
  const status = /^\d{3}/.exec(problem.got)?.[0];
  if (status === undefined) return byHand;
  if (status in part) return { edits: [] };
  const answer = { description: `Seen in traffic on ${today}; nobody has confirmed it.` };
  return { edits: [[[status], { ...answer, 'x-origin': 'assumed' }]] };
};

/**
 * How to accept each kind of difference; others cannot be accepted. `beyond` is the number of
 * pointer keys below the part.
 */
const keeping: Readonly<Record<string, { keep: Keep; beyond: number }>> = {
  'undocumented-field': { keep: addField, beyond: 1 },
  'missing-field': { keep: makeOptional, beyond: 1 },
  'wrong-type': { keep: addType, beyond: 1 },
  'wrong-value': { keep: addValue, beyond: 1 },
  'out-of-limits': { keep: moveLimit, beyond: 1 },
  'wrong-format': { keep: dropFormat, beyond: 1 },
  'undocumented-status': { keep: addStatus, beyond: 0 },
};

export function keepingOf({ rule, pointer }: Problem): { keep: Keep; pointer: string } | undefined {
  const kind = keeping[rule.replace(/^(request|response)-/, '')];
  if (!kind) return undefined;
  const keys = pointer.split('/');
  return { keep: kind.keep, pointer: keys.slice(0, keys.length - kind.beyond).join('/') };
}

/** The change with a dated sentence in `x-assumed`, if it has one. */
export function withSentence({ edits, says }: Change, { part, today }: Spot): Change['edits'] {
  if (says === undefined) return edits;
  const sentence = `${today}: ${says}.`;
  const known = part['x-assumed'];
  if (!Array.isArray(known)) return [...edits, [['x-assumed'], [sentence]]];
  return known.includes(sentence) ? edits : [...edits, [['x-assumed', known.length], sentence]];
}

/** Identifies a difference, so that each way to violate a part is accepted once. */
export const keyOfSeen = (seen: Seen): string => {
  const { problem, value, isHidden } = seen;
  return JSON.stringify([problem.rule, problem.pointer, lastKey(seen), value, isHidden]);
};
