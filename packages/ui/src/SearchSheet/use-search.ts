import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';
import { makeFilter } from './filter-options.ts';

const pageSize = 10;

/** The index to which a key moves from the index `from`, in a list whose last index is `last`. */
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

/** The query, the options that match it, and the index of the one that Enter picks, -1 for none. */
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
      // The Enter that picks an option must not also send a form around the sheet.
      if (move || event.key === 'Enter') event.preventDefault();
      if (event.key === 'Enter' && active) onSelect(active.value);
      if (!move) return;
      const last = found.length - 1;
      setActiveIndex(Math.max(Math.min(move(activeIndex, last), last), 0));
    },
  };
}
