import { isDeepStrictEqual } from 'node:util';
import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** The value `undefined` removes the key. An index equal to the list's length appends an item. */
export interface Edit {
  keys: readonly (string | number)[];
  value: unknown;
}

export function readValueInText(text: string, keys: Edit['keys']): unknown {
  const node: unknown = parseDocument(text).getIn(keys, true);
  if (isAlias(node)) return undefined;
  return isCollection(node) || isScalar(node) ? (node as Node).toJSON() : node;
}

/**
 * Edits YAML or JSON. Preserves comments, order and quotes.
 * @throws Error if the path is missing or crosses an alias
 */
export function applyEditToText(text: string, edit: Edit): string {
  const document = parseDocument(text);
  const form: Form = { text, isJson: /^\s*[{[]/.test(text) };
  const edited = applyEdit(form, document, edit);
  if (edit.value === undefined) document.deleteIn(edit.keys);
  else document.setIn(edit.keys, edit.value);
  const after = parseDocument(edited);
  if (after.errors.length > 0 || !isDeepStrictEqual(after.toJS(), document.toJS())) {
    throw new Error('this part has a form that cannot be edited');
  }
  return edited;
}

interface Form {
  text: string;
  isJson: boolean;
}

function applyEdit(form: Form, document: Document, { keys, value }: Edit): string {
  const key = keys.at(-1);
  const parent: unknown =
    keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents;
  if (key === undefined || !isCollection(parent)) throw new Error('this part is not there');
  const items = itemsOf(parent);
  const at = isMap(parent)
    ? parent.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))
    : Number(key);
  const item = items[at];
  if (value === undefined) return item ? remove(form, parent, items, at) : form.text;
  if (!item) return insert(form, parent, items, key, value);
  if (!item.value) throw new Error('this part has no value to replace');
  return replace(form.text, item.value.start, item.value.end, inline(form, value));
}

interface Item {
  start: number;
  end: number;
  value: { start: number; end: number } | undefined;
}

function itemsOf(parent: Node): Item[] {
  if (isMap(parent)) return (parent as YAMLMap<Node, Node | null>).items.map(itemOfPair);
  return (parent as YAMLSeq<Node>).items.map((node) => {
    const [start, end] = rangeOf(node);
    return { start, end, value: { start, end } };
  });
}

function itemOfPair({ key, value }: Pair<Node, Node | null>): Item {
  const [start, keyEnd] = rangeOf(key);
  if (!value) return { start, end: keyEnd, value: undefined };
  const [valueStart, end] = rangeOf(value);
  return { start, end, value: { start: valueStart, end } };
}

/**
 * In the YAML parser, the range of a block list or map includes the comments below it. They may
 * belong to the next key, so this function ends the range at the last item.
 */
function rangeOf(node: Node): [start: number, end: number] {
  const { range } = node;
  if (!range) throw new Error('this part is not in the text');
  const isInLines = isCollection(node) && node.flow !== true;
  const last = isInLines ? itemsOf(node).at(-1) : undefined;
  return [range[0], last?.end ?? range[1]];
}

const replace = (text: string, start: number, end: number, replacement: string) =>
  text.slice(0, start) + replacement + text.slice(end);

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function nextLine(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

function insert(
  form: Form,
  parent: Node,
  items: readonly Item[],
  key: string | number,
  value: unknown,
): string {
  const { text } = form;
  const [first, last] = [items[0], items.at(-1)];
  const isFlow = isCollection(parent) && parent.flow === true;
  const named = isMap(parent) ? `${scalar(form, key)}: ` : '';
  if (isFlow) {
    const entry = named + inline(form, value);
    const open = rangeOf(parent)[0] + 1;
    if (!first || !last) return replace(text, open, open, form.isJson ? entry : ` ${entry} `);
    const lead = text.slice(open, first.start);
    return replace(
      text,
      last.end,
      last.end,
      lead.includes('\n') ? `,${lead}${entry}` : `, ${entry}`,
    );
  }
  if (!first || !last) throw new Error('this part is empty');
  const at = nextLine(text, last.end);
  const begin = lineStart(text, first.start);
  const indent = ' '.repeat(isSeq(parent) ? text.slice(begin).search(/[^ ]/) : first.start - begin);
  const lines = stringify(isMap(parent) ? { [key]: value } : [value], {
    lineWidth: 0,
    singleQuote: true,
  });
  const entry = lines.replaceAll(/^(?=.)/gm, indent);
  return replace(text, at, at, text[at - 1] === '\n' ? entry : `\n${entry}`);
}

function remove({ text }: Form, parent: Node, items: readonly Item[], at: number): string {
  const item = items[at];
  if (!item) return text;
  if (isCollection(parent) && parent.flow === true) {
    const next = items[at + 1];
    const before = items[at - 1];
    return next
      ? replace(text, item.start, next.start, '')
      : replace(text, before?.end ?? item.start, item.end, '');
  }
  return replace(text, lineStart(text, item.start), nextLine(text, item.end), '');
}

function inline(form: Form, value: unknown): string {
  if (form.isJson) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => inline(form, one)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return scalar(form, value);
  const entries = Object.entries(value).map(
    ([key, one]) => `${scalar(form, key)}: ${inline(form, one)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

const plainWord = /^[A-Za-z][\w-]*$/;
const otherMeaning = /^(true|false|null|yes|no|on|off|y|n)$/i;

function scalar({ isJson }: Form, value: unknown): string {
  if (typeof value !== 'string' || isJson) return JSON.stringify(value);
  if (plainWord.test(value) && !otherMeaning.test(value)) return value;
  return `'${value.replaceAll("'", "''")}'`;
}
