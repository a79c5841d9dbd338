import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';
import { makeFilter } from './filter-options.ts';

const pageSize = 10;

/** Where a key leads from an option, in a list whose last option is `last`. */
const moves: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from) => from + pageSize,
  PageUp: (from) => from - pageSize,
  Home: () => 0,
  End: (_, last) => last,
};

interface SearchInput {
  options: readonly SelectOption[];
  selectedValue?: string | undefined;
  onSelect: (value: string) => void;
}

/** What is searched for, what matches, and the option that Enter picks; -1 where there is none. */
export function useSearch({ options, selectedValue, onSelect }: SearchInput) {
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(() =>
    options.findIndex(({ value }) => value === selectedValue),
  );
  const filter = useMemo(() => makeFilter(options), [options]);
  const found = useMemo(() => filter(query), [filter, query]);
  const active = found[activeIndex];
  return {
    query,
    found,
    activeIndex: active ? activeIndex : -1,
    change(next: string) {
      setQuery(next);
      setActiveIndex(next.trim() === '' ? -1 : 0);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const move = moves[event.key];
      // A form around the sheet is not to be sent by the Enter that picks.
      if (move || event.key === 'Enter') event.preventDefault();
      if (event.key === 'Enter' && active) onSelect(active.value);
      if (!move) return;
      const last = found.length - 1;
      setActiveIndex(Math.max(Math.min(move(activeIndex, last), last), 0));
    },
  };
}
