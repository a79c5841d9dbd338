import type { DocNode } from './doc-node.ts';
import type { Message, Problem } from './exchange.ts';
import type { Mask } from './mask.ts';
import type { Side } from './problems.ts';

/** `application/*` covers `application/json`. */
export function covers(documented: string, type: string): boolean {
  const range = (documented.split(';')[0] ?? '').trim().toLowerCase();
  return (
    range === type ||
    range === '*/*' ||
    (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
  );
}

const charsetOf = (type: string) =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1]?.toLowerCase();

/** Each is a part of UTF-8, or another name of it. */
const utf8 = ['utf-8', 'utf8', 'us-ascii', 'ascii'];
const nameOf = (charset: string) => (utf8.includes(charset) ? 'utf-8' : charset);

/** Another charset than the contract names for this type; where it names none, JSON and texts are UTF-8. */
export function checkCharset(
  side: Side,
  documented: string,
  { headers }: Pick<Message, 'headers'>,
  content: DocNode,
  mask: Mask,
): Problem[] {
  const got = charsetOf(headers.get('content-type') ?? '');
  const wanted = charsetOf(documented) ?? 'utf-8';
  if (got === undefined || nameOf(got) === nameOf(wanted)) return [];
  return [
    {
      rule: `${side}-charset`,
      level: 'warning',
      field: 'content-type',
      expected: `charset ${wanted}`,
      got: `charset ${mask.technical(got)}`,
      pointer: content.pointer,
    },
  ];
}
