import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';

const pageSize = 10;

/** The index after a key press at the index `from`, in a list whose last index is `last`. */
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

/** The query, the matching options, and the index of the one that Enter selects, -1 for none. */
export function useSearch({ options, selectedValue, onSelect }: SearchInput) {
  const [search, setSearch] = useState(() => ({
    query: '',
    activeIndex: options.findIndex(({ value }) => value === selectedValue),
  }));
  // The list updates with lower priority, so that typing stays responsive.
  const drawn = useDeferredValue(search);
  const filter = useMemo(() => makeFilter(options), [options]);
  const found = useMemo(() => filter(drawn.query), [filter, drawn.query]);
  return {
    query: search.query,
    found,
    activeIndex: found[drawn.activeIndex] ? drawn.activeIndex : -1,
    drawnQuery: drawn.query,
    change(query: string) {
      setSearch({ query, activeIndex: query.trim() === '' ? -1 : 0 });
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const move = moves[event.key];
      // The Enter that selects an option must not also submit a form around the sheet.
      if (move || event.key === 'Enter') event.preventDefault();
      const { query, activeIndex } = search;
      const matching = filter(query);
      const active = matching[activeIndex];
      if (event.key === 'Enter' && active) onSelect(active.value);
      if (!move) return;
      const last = matching.length - 1;
      setSearch({ query, activeIndex: Math.max(Math.min(move(activeIndex, last), last), 0) });
    },
  };
}

/**
 * Creates a case-insensitive search by label (§5). Labels that begin with the query come first, so
 * that two letters bring most names to the top. The labels are normalised once, because thousands
 * of them are searched at every key press.
 */
export function makeFilter(
  options: readonly SelectOption[],
): (query: string) => readonly SelectOption[] {
  const labels = options.map(({ label }) => label.toLocaleLowerCase());
  return (query) => {
    const needle = query.trim().toLocaleLowerCase();
    if (needle === '') return options;
    const found = options.filter((_, index) => labels[index]?.includes(needle));
    const begins = ({ label }: SelectOption) => label.toLocaleLowerCase().startsWith(needle);
    return [...found.filter(begins), ...found.filter((option) => !begins(option))];
  };
}
