import { isRecord, unescapePointerKey } from '../document/doc-node.ts';
import type { Problem } from '../exchange/exchange.ts';
import type { Mask } from '../exchange/mask.ts';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function inferSchema(value: unknown): Record<string, unknown> {
  if (value === null) return {};
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    return { type: 'array', items: first === undefined ? {} : inferSchema(first) };
  }
  if (!isRecord(value)) return { type: typeOf(value) };
  const properties = Object.entries(value).map(([name, one]) => [name, inferSchema(one)] as const);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

export interface ObservedDifference {
  problem: Problem;
  value: unknown;
  /** The recording masks the value, so only its format is known. */
  isHidden: boolean;
}

export interface EditContext {
  part: Record<string, unknown>;
  isOpenApi30: boolean;
  today: string;
  mask: Mask;
}

/** Each `keys` path starts at `EditContext.part`. The value `undefined` removes the last key. */
interface Change {
  edits: [keys: (string | number)[], value: unknown][];
  note?: string;
}

type ProposeChange = (observed: ObservedDifference, context: EditContext) => Change | string;

const lastKey = ({ problem }: ObservedDifference) =>
  unescapePointerKey(problem.field.split('/').at(-1) ?? '');
const keywordOf = ({ problem }: ObservedDifference) => problem.pointer.split('/').at(-1) ?? '';
const byHand = 'change it by hand';
const maskedByRecording =
  'the recording hides values; record with a browser, or with `contract watch --show`';

const addField: ProposeChange = (observed, { part, today, mask }) => {
  const name = lastKey(observed);
  if (mask.text(name) !== name) return 'the name of the field may be personal';
  const described = `Seen in traffic on ${today}; nobody has confirmed it.`;
  const schema = { description: described, ...inferSchema(observed.value), 'x-origin': 'assumed' };
  return isRecord(part['properties'])
    ? { edits: [[['properties', name], schema]] }
    : { edits: [[['properties'], { [name]: schema }]] };
};

const makeOptional: ProposeChange = (observed, { part }) => {
  const name = lastKey(observed);
  const required = Array.isArray(part['required']) ? (part['required'] as unknown[]) : [];
  const at = required.indexOf(name);
  if (at < 0) return `"required" is written elsewhere: ${byHand}`;
  const keys = required.length === 1 ? ['required'] : ['required', at];
  return { edits: [[keys, undefined]], note: `"${name}" may be missing` };
};

const addType: ProposeChange = (observed, { part, isOpenApi30 }) => {
  const type = typeOf(observed.value);
  const known = part['type'];
  const note = `it may also be ${type === 'null' ? 'null' : `of type ${type}`}`;
  if (keywordOf(observed) !== 'type' || known === undefined)
    return `no type is named here: ${byHand}`;
  if (isOpenApi30 && type !== 'null') return `OpenAPI 3.0 has no list of types: ${byHand}`;
  const values = part['enum'];
  const listed: Change['edits'] =
    type === 'null' && Array.isArray(values) && !values.includes(null)
      ? [[['enum', values.length], null]]
      : [];
  if (isOpenApi30) return { edits: [[['nullable'], true], ...listed], note };
  if (!Array.isArray(known)) return { edits: [[['type'], [known, type]], ...listed], note };
  return known.includes(type)
    ? { edits: [] }
    : { edits: [[['type', known.length], type], ...listed], note };
};

const addValue: ProposeChange = (observed, { part, mask }) => {
  const { value, isHidden } = observed;
  if (isHidden) return maskedByRecording;
  if (!['string', 'number'].includes(typeof value)) return `it is no word or number: ${byHand}`;
  if (mask.code(lastKey(observed), value) !== value) return 'the value may be personal';
  const note = `it may also be ${JSON.stringify(value)}`;
  if (Array.isArray(part['enum'])) {
    const known = part['enum'] as unknown[];
    return known.includes(value)
      ? { edits: [] }
      : { edits: [[['enum', known.length], value]], note };
  }
  if (!('const' in part)) return `no values are listed here: ${byHand}`;
  return {
    edits: [
      [['enum'], [part['const'], value]],
      [['const'], undefined],
    ],
    note,
  };
};

const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : ((value as { length?: number } | undefined)?.length ?? NaN);

const moveLimit: ProposeChange = (observed, { part }) => {
  if (observed.isHidden) return maskedByRecording;
  const keyword = keywordOf(observed);
  const limit = part[keyword];
  const size = sizeOf(observed.value);
  const isUpper = /^max(imum|Length|Items)$/.test(keyword);
  if ((!isUpper && !/^min(imum|Length|Items)$/.test(keyword)) || typeof limit !== 'number') {
    return `the limit "${keyword}" cannot be moved: ${byHand}`;
  }
  const isWide = isUpper ? limit >= size : limit <= size;
  return isWide ? { edits: [] } : { edits: [[[keyword], size]], note: `${keyword} is ${size}` };
};

const dropFormat: ProposeChange = (observed, { part }) => {
  const keyword = keywordOf(observed);
  return keyword in part
    ? {
        edits: [[[keyword], undefined]],
        note: `the ${keyword} "${String(part[keyword])}" does not hold`,
      }
    : { edits: [] };
};

const addStatus: ProposeChange = ({ problem }, { part, today }) => {
  const status = /^\d{3}/.exec(problem.got)?.[0];
  if (status === undefined) return byHand;
  if (status in part) return { edits: [] };
  const response = { description: `Seen in traffic on ${today}; nobody has confirmed it.` };
  return { edits: [[[status], { ...response, 'x-origin': 'assumed' }]] };
};

/** To find the object to edit, `findProposal` drops the last `beyond` keys of the pointer. */
const proposals: Readonly<Record<string, { propose: ProposeChange; beyond: number }>> = {
  'undocumented-field': { propose: addField, beyond: 1 },
  'missing-field': { propose: makeOptional, beyond: 1 },
  'wrong-type': { propose: addType, beyond: 1 },
  'wrong-value': { propose: addValue, beyond: 1 },
  'out-of-limits': { propose: moveLimit, beyond: 1 },
  'wrong-format': { propose: dropFormat, beyond: 1 },
  'undocumented-status': { propose: addStatus, beyond: 0 },
};

export function findProposal({
  rule,
  pointer,
}: Problem): { propose: ProposeChange; pointer: string } | undefined {
  const kind = proposals[rule.replace(/^(request|response)-/, '')];
  if (!kind) return undefined;
  const keys = pointer.split('/');
  return { propose: kind.propose, pointer: keys.slice(0, keys.length - kind.beyond).join('/') };
}

export function withNote({ edits, note }: Change, { part, today }: EditContext): Change['edits'] {
  if (note === undefined) return edits;
  const sentence = `${today}: ${note}.`;
  const known = part['x-assumed'];
  if (!Array.isArray(known)) return [...edits, [['x-assumed'], [sentence]]];
  return known.includes(sentence) ? edits : [...edits, [['x-assumed', known.length], sentence]];
}

/** Equal for repeated observations of a difference, so each difference is accepted only once. */
export const differenceKey = (observed: ObservedDifference): string => {
  const { problem, value, isHidden } = observed;
  return JSON.stringify([problem.rule, problem.pointer, lastKey(observed), value, isHidden]);
};
