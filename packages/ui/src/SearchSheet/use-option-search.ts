import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';

const pageSize = 10;

/** `from` is the current index, `last` the index of the last option. */
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

/**
 * `activeIndex` is the index in `found` of the option that Enter selects, or -1 if Enter selects
 * none.
 */
export function useOptionSearch({ options, selectedValue, onSelect }: SearchInput) {
  const [search, setSearch] = useState(() => ({
    query: '',
    activeIndex: options.findIndex(({ value }) => value === selectedValue),
  }));
  // Updates the list with lower priority, so that typing stays responsive.
  const deferred = useDeferredValue(search);
  const filter = useMemo(() => createOptionFilter(options), [options]);
  const found = useMemo(() => filter(deferred.query), [filter, deferred.query]);
  return {
    query: search.query,
    found,
    activeIndex: found[deferred.activeIndex] ? deferred.activeIndex : -1,
    drawnQuery: deferred.query,
    change(query: string) {
      setSearch({ query, activeIndex: query.trim() === '' ? -1 : 0 });
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const move = moves[event.key];
      // Enter must not submit a form around the sheet. The keys in `moves` must not move the caret.
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

/** Case-insensitive search by label (§5). Labels that begin with the query come first. */
export function createOptionFilter(
  options: readonly SelectOption[],
): (query: string) => readonly SelectOption[] {
  const labels = options.map(({ label }) => label.toLocaleLowerCase());
  return (query) => {
    const needle = query.trim().toLocaleLowerCase();
    if (needle === '') return options;
    const found = options.filter((_, index) => labels[index]?.includes(needle));
    const isPrefixMatch = ({ label }: SelectOption) => label.toLocaleLowerCase().startsWith(needle);
    return [...found.filter(isPrefixMatch), ...found.filter((option) => !isPrefixMatch(option))];
  };
}
