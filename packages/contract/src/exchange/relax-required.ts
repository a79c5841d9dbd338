import { DocNode, isRecord } from '../document/doc-node.ts';

export type MessageSide = 'request' | 'response';

const marks: Record<MessageSide, string> = { request: 'readOnly', response: 'writeOnly' };

/** Makes `readOnly` fields optional in requests and `writeOnly` fields optional in responses. */
export function relaxRequiredFor(document: object, side: MessageSide): object {
  const mark = marks[side];
  if (!hasMark(document, mark)) return document;
  const copy = structuredClone(document);
  const root = new DocNode(copy);
  const seen = new Set<object>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isRecord(value)) loosen(new DocNode(root.document, pointer, value), mark, new Set());
    for (const [key, child] of Object.entries(value)) visit(child, `${pointer}/${key}`);
  };
  visit(copy, '');
  return copy;
}

function hasMark(document: object, mark: string): boolean {
  const seen = new Set<object>();
  const pending: object[] = [document];
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    if ((part as Record<string, unknown>)[mark] === true) return true;
    for (const child of Object.values(part) as unknown[]) {
      if (typeof child === 'object' && child !== null) pending.push(child);
    }
  }
  return false;
}

const partsOf = (schema: DocNode) => (schema.at('allOf')?.children() ?? []).map(([, part]) => part);

function loosen(schema: DocNode, mark: string, around: ReadonlySet<string>): void {
  const names = new Set([...around, ...markedIn(schema, mark, [])]);
  if (names.size === 0 || !isRecord(schema.value)) return;
  const { required } = schema.value;
  if (Array.isArray(required)) {
    schema.value['required'] = required.filter((name) => !names.has(String(name)));
  }
  // Changes only inline parts of `allOf`. A part behind a `$ref` may also belong to other schemas,
  // which still require the fields in `names`.
  for (const part of partsOf(schema)) {
    if (part.pointer.startsWith(`${schema.pointer}/`)) loosen(part, mark, names);
  }
}

function markedIn(schema: DocNode, mark: string, seen: readonly unknown[]): string[] {
  if (seen.includes(schema.value)) return [];
  const own = (schema.at('properties')?.children() ?? []).flatMap(([name, field]) =>
    isMarked(field, mark) ? [name] : [],
  );
  const inner = partsOf(schema).flatMap((part) => markedIn(part, mark, [...seen, schema.value]));
  return [...own, ...inner];
}

const isMarked = (field: DocNode, mark: string) =>
  [field, ...partsOf(field)].some(({ value }) => isRecord(value) && value[mark] === true);
