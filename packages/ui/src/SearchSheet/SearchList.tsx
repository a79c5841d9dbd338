import { useCallback, useEffect, useId, useRef } from 'react';
import { SearchIcon } from '../Icons/subject-icons.tsx';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { OptionList, optionId } from './OptionList.tsx';
import { useSearch } from './use-search.ts';
import classes from './SearchSheet.module.css';

export interface SearchListProps {
  /** The id of the element that labels the list. */
  titleId: string;
  searchLabel: string;
  options: readonly SelectOption[];
  selectedValue?: string | undefined;
  /** Called with the selected option; the caller must close the sheet. */
  onSelect: (value: string) => void;
  /** Shown if no option matches. */
  emptyText: string;
  /** The text that screen readers announce when the list changes. */
  resultsText: (count: number) => string;
}

/**
 * A search box and its results, as an ARIA combobox: the focus stays in the search box, and the
 * arrow keys move through the list.
 */
export function SearchList(props: SearchListProps) {
  const { titleId, searchLabel, selectedValue, onSelect, emptyText, resultsText } = props;
  const { query, drawnQuery, found, activeIndex, change, onKeyDown } = useSearch(props);
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  // A dialog focuses its title when it opens, so the focus has to be moved to the search box.
  useEffect(() => inputRef.current?.focus(), []);
  const blur = useCallback(() => inputRef.current?.blur(), []);
  const hasOptions = found.length > 0;
  return (
    <div className={classes.root}>
      <TextField
        ref={inputRef}
        label={searchLabel}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={hasOptions}
        aria-autocomplete="list"
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={activeIndex === -1 ? undefined : optionId(listId, activeIndex)}
        value={query}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        rightSection={<SearchIcon className={classes.glass} />}
      />
      <VisuallyHidden role="status">{resultsText(found.length)}</VisuallyHidden>
      {hasOptions ? (
        <OptionList
          id={listId}
          labelId={titleId}
          query={drawnQuery}
          options={found}
          activeIndex={activeIndex}
          selectedValue={selectedValue}
          onSelect={onSelect}
          // Scrolling by touch blurs the input, which hides the keyboard that covers the list.
          onDrag={blur}
        />
      ) : (
        <p className={classes.empty}>{emptyText}</p>
      )}
    </div>
  );
}
