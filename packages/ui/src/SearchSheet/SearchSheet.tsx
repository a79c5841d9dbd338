import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { CheckIcon } from '../Icons/Icons.tsx';
import { SearchIcon } from '../Icons/subject-icons.tsx';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../shared/cx.ts';
import classes from './SearchSheet.module.css';
import { useOptionSearch } from './use-option-search.ts';

interface OptionListProps {
  id: string;
  labelId: string;
  /** A new query scrolls the list to the top or to its active option. */
  query: string;
  options: readonly SelectOption[];
  /** The index of the option that Enter selects, or -1. This option is always rendered. */
  activeIndex: number;
  selectedValue: string | undefined;
  onSelect: (value: string) => void;
  onDrag: () => void;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Used until the row is rendered and measured. */
const estimatedRowPx = 49;
const extraRows = 4;

/**
 * Virtualised, because 10,000 options take seconds to render on a phone. A new query reuses row
 * elements, which is faster than creating new ones.
 */
const OptionList = memo(function OptionList(props: OptionListProps) {
  const { id, labelId, query, options, activeIndex, selectedValue, onSelect, onDrag } = props;
  const ref = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => ref.current,
    estimateSize: () => estimatedRowPx,
    overscan: extraRows,
    rangeExtractor: (range) => withActive(defaultRangeExtractor(range), activeIndex),
  });
  useLayoutEffect(() => {
    if (activeIndex === -1) rows.scrollToOffset(0);
    else rows.scrollToIndex(activeIndex);
  }, [rows, query, activeIndex]);
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      className={classes.list}
      onTouchMove={onDrag}
    >
      <div role="presentation" className={classes.rows} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          if (!option) return null;
          const isSelected = option.value === selectedValue;
          return (
            // The search box handles the keys, because it has the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
            <div
              key={index}
              ref={rows.measureElement}
              data-index={index}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={isSelected}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onSelect(option.value)}
              className={cx(classes.option, index === activeIndex && classes.active)}
              style={{ transform: `translateY(${start}px)` }}
            >
              {option.label}
              {isSelected && <CheckIcon />}
            </div>
          );
        })}
      </div>
    </div>
  );
});

/**
 * Adds the active option even if it is out of view, because `aria-activedescendant` of the search
 * box refers to the option's element.
 */
function withActive(indexes: number[], activeIndex: number): number[] {
  if (activeIndex === -1 || indexes.includes(activeIndex)) return indexes;
  return [...indexes, activeIndex].toSorted((one, other) => one - other);
}

interface SearchListProps {
  /** The id of the element that labels the list. */
  titleId: string;
  searchLabel: string;
  options: readonly SelectOption[];
  selectedValue?: string | undefined;
  /** Called with the selected value. Must also close the sheet, which does not close itself. */
  onSelect: (value: string) => void;
  /** Shown if no option matches. */
  emptyText: string;
  /** Screen readers announce this text when the list changes. */
  resultsText: (count: number) => string;
}

/** ARIA combobox: the focus stays in the search box while arrow keys move through the list. */
function SearchList(props: SearchListProps) {
  const { titleId, searchLabel, selectedValue, onSelect, emptyText, resultsText } = props;
  const { query, drawnQuery, found, activeIndex, change, onKeyDown } = useOptionSearch(props);
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  // A dialog focuses its title on opening. This effect runs later and focuses the search box.
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
          // A drag blurs the search box, so that the keyboard of the phone does not cover the list.
          onDrag={blur}
        />
      ) : (
        <p className={classes.empty}>{emptyText}</p>
      )}
    </div>
  );
}

export interface SearchSheetProps extends Omit<SearchListProps, 'titleId'> {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Shown instead of the search box and the list, for example a `Skeleton` while options load. */
  placeholder?: ReactNode;
}

/** A sheet for searching and selecting an option in a long list. */
export function SearchSheet(props: SearchSheetProps) {
  const { isOpen, onClose, title, closeLabel, placeholder, ...list } = props;
  const titleId = useId();
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={<span id={titleId}>{title}</span>}
      closeLabel={closeLabel}
    >
      {placeholder ?? <SearchList titleId={titleId} {...list} />}
    </BottomSheet>
  );
}
