import type { Message } from '../exchange/exchange.ts';

/** Which answer a call asks for in its header `Prefer` (RFC 7240). */
export interface Wish {
  /** One of the operation's HTTP statuses. */
  status?: string;
  /** The name of one of its examples. */
  example?: string;
  /** A code of the envelope that means a refusal. */
  refusal?: string;
}

const names = ['status', 'example', 'refusal'] as const satisfies readonly (keyof Wish)[];

/** `Prefer: example=none` or `Prefer: status=404, example="not there"`; other preferences are left alone. */
export function readWish({ headers }: Message): Wish {
  const wish: Wish = {};
  const preferences = headers.get('prefer') ?? '';
  for (const [, name, quoted, plain] of preferences.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s,;]+))/g,
  )) {
    const known = names.find((one) => one === name?.toLowerCase());
    if (known) wish[known] = quoted ?? plain ?? '';
  }
  return wish;
}
