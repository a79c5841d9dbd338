import { useState } from 'react';
import { encodeForUrl, decodeFromUrl } from './encode-for-url.ts';

type Values<Name extends string> = Record<Name, string>;

/** Storybook's window embeds this page in an iframe of the same origin. */
const outside = () => window.parent;

function read<Name extends string>(without: Values<Name>): Values<Name> {
  const parameters = new URLSearchParams(outside().location.search);
  const entries = Object.entries<string>(without).map(([name, value]) => {
    const packed = parameters.get(name);
    return [name, packed === null ? value : decodeFromUrl(packed)];
  });
  return Object.fromEntries(entries) as Values<Name>;
}

/** Uses a parameter and no hash, because Storybook adds a link with a hash to the history twice. */
export const linkToRow = (page: string, id: string): string => `${page}&row=${id}`;

export const readRowFromUrl = (): string | null =>
  new URLSearchParams(outside().location.search).get('row');

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/-$/, '');

/** Omits default values. */
export function urlWith<Name extends string>(values: Values<Name>, without: Values<Name>): string {
  const { origin, pathname, search } = outside().location;
  const others = [...new URLSearchParams(search)].filter(([name]) => !(name in without));
  const own = Object.entries<string>(values).flatMap(([name, value]) =>
    value === without[name as Name] ? [] : [[name, encodeForUrl(value)]],
  );
  const parts = [...others, ...own].map(([name, value]) => `${name}=${value}`);
  return `${origin}${pathname}?${parts.join('&')}`;
}

/**
 * State in Storybook's URL survives a reload and the back button. `without` has the default values.
 */
export function useUrlState<Name extends string>(
  without: Values<Name>,
): [chosen: Values<Name>, change: (part: Partial<Values<Name>>) => void] {
  const [chosen, setChosen] = useState(() => read(without));
  const change = (part: Partial<Values<Name>>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    const { history } = outside();
    history.replaceState(history.state, '', urlWith(next, without));
  };
  return [chosen, change];
}
