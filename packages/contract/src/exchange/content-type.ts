import type { DocNode } from '../document/doc-node.ts';
import type { Message, Problem } from './exchange.ts';
import type { Mask } from './mask.ts';
import type { MessageSide } from './problems.ts';

export function matchesMediaRange(documented: string, type: string): boolean {
  const range = typeOf(documented);
  return (
    range === typeOf(type) ||
    range === '*/*' ||
    (range.endsWith('/*') && typeOf(type).startsWith(range.slice(0, -1)))
  );
}

const typeOf = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();

/** Omits the charset, which `checkCharset` compares. */
const parametersOf = (type: string) =>
  new Map(
    type
      .split(';')
      .slice(1)
      .map((one) => one.split('='))
      .map(([name = '', value = '']): [string, string] => [
        name.trim().toLowerCase(),
        value.trim().replaceAll('"', ''),
      ])
      .filter(([name]) => name !== '' && name !== 'charset'),
  );

export function bestMediaTypeMatch(
  documented: readonly string[],
  type: string,
): string | undefined {
  const sent = parametersOf(type);
  const distanceOf = (one: string) => {
    const own = parametersOf(one);
    const isOther = [...own].some(([name, value]) => sent.has(name) && sent.get(name) !== value);
    const same = [...own].filter(([name, value]) => sent.get(name) === value).length;
    const missing = own.size - same;
    const range = typeOf(one) === '*/*' ? 200 : typeOf(one).endsWith('/*') ? 100 : 0;
    return range + (isOther ? 50 : 0) + missing * 5 - same;
  };
  const [best] = documented
    .filter((one) => matchesMediaRange(one, type))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return best;
}

const charsetOf = (type: string) =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1]?.toLowerCase();

const utf8 = ['utf-8', 'utf8', 'us-ascii', 'ascii'];
const nameOf = (charset: string) => (utf8.includes(charset) ? 'utf-8' : charset);

export function checkCharset(
  side: MessageSide,
  documented: string,
  { headers }: Pick<Message, 'headers'>,
  content: DocNode,
  mask: Mask,
): Problem[] {
  const got = charsetOf(headers.get('content-type') ?? '');
  const expected = charsetOf(documented) ?? 'utf-8';
  if (got === undefined || nameOf(got) === nameOf(expected)) return [];
  return [
    {
      rule: `${side}-charset`,
      level: 'warning',
      field: 'content-type',
      expected: `charset ${expected}`,
      got: `charset ${mask.technical(got)}`,
      pointer: content.pointer,
    },
  ];
}
