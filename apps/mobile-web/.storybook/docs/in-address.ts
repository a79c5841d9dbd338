import { useState } from 'react';
import { pack, unpack } from './pack.ts';

type Values<Name extends string> = Record<Name, string>;

/** Storybook around the frame of this page, whose origin it has. */
const outside = () => window.parent;

function read<Name extends string>(without: Values<Name>): Values<Name> {
  const asked = new URLSearchParams(outside().location.search);
  const entries = Object.entries<string>(without).map(([name, value]) => {
    const packed = asked.get(name);
    return [name, packed === null ? value : unpack(packed)];
  });
  return Object.fromEntries(entries) as Values<Name>;
}

/** The present address with these values; one that is as without it is left out. */
export function addressWith<Name extends string>(
  values: Values<Name>,
  without: Values<Name>,
): string {
  const { origin, pathname, search } = outside().location;
  const kept = [...new URLSearchParams(search)].filter(([name]) => !(name in without));
  const own = Object.entries<string>(values).flatMap(([name, value]) =>
    value === without[name as Name] ? [] : [[name, pack(value)]],
  );
  const parts = [...kept, ...own].map(([name, value]) => `${name}=${value}`);
  return `${origin}${pathname}?${parts.join('&')}`;
}

/**
 * What is chosen on a page stands in the address of Storybook: a reload and the way back bring it again.
 * @param without what is chosen when the address says nothing
 */
export function useInAddress<Name extends string>(
  without: Values<Name>,
): [chosen: Values<Name>, change: (part: Partial<Values<Name>>) => void] {
  const [chosen, setChosen] = useState(() => read(without));
  const change = (part: Partial<Values<Name>>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    const { history } = outside();
    history.replaceState(history.state, '', addressWith(next, without));
  };
  return [chosen, change];
}
