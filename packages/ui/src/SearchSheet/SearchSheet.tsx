import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, SearchIcon } from '../Icons/Icons.tsx';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { filterOptions } from './filter-options.ts';
import classes from './SearchSheet.module.css';

export type SearchSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  searchLabel: string;
  options: readonly SelectOption[];
  selectedValue?: string | undefined;
  /** The caller closes the sheet. */
  onSelect: (value: string) => void;
  /** Shown when nothing matches. */
  emptyText: string;
  /** Said by screen readers as the list narrows. */
  resultsText: (count: number) => string;
  /** On the button below a long list, which is drawn 100 at a time. */
  moreText: (count: number) => string;
  /** In place of the list: a `Skeleton` or an `ErrorState`. */
  placeholder?: ReactNode;
};

/** A long list to search and pick from. */
export function SearchSheet({ isOpen, onClose, title, closeLabel, ...list }: SearchSheetProps) {
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel}>
      <SearchList {...list} />
    </BottomSheet>
  );
}

type SearchListProps = Omit<SearchSheetProps, 'isOpen' | 'onClose' | 'title' | 'closeLabel'>;

function SearchList(props: SearchListProps) {
  const { searchLabel, options, emptyText, resultsText, placeholder } = props;
  const [query, setQuery] = useState('');
  const found = filterOptions(options, query);
  return (
    <div className={classes.root}>
      <TextField
        label={searchLabel}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        rightSection={<SearchIcon className={classes.glass} />}
      />
      <VisuallyHidden role="status">{resultsText(found.length)}</VisuallyHidden>
      {placeholder ?? <OptionList key={query} {...props} options={found} />}
      {!placeholder && found.length === 0 && <p className={classes.empty}>{emptyText}</p>}
    </div>
  );
}

/** As many as are drawn at once: 10,000 take a phone seconds. */
const BATCH = 100;

/** The first of the options, and a button that brings more; another list starts anew, by its key. */
function OptionList({ options, selectedValue, onSelect, moreText }: SearchListProps) {
  const { ref, shownCount, showMore } = useBatches();
  const moreCount = options.length - shownCount;
  return (
    <>
      <ul ref={ref} className={classes.list}>
        {options.slice(0, shownCount).map((option) => (
          <li key={option.value}>
            <button
              type="button"
              aria-pressed={option.value === selectedValue}
              onClick={() => onSelect(option.value)}
              className={classes.option}
            >
              {option.label}
              {option.value === selectedValue && <CheckIcon />}
            </button>
          </li>
        ))}
      </ul>
      {moreCount > 0 && (
        <Button variant="quiet" onClick={showMore}>
          {moreText(moreCount)}
        </Button>
      )}
    </>
  );
}

/** More options go on where the button stood: the first of them is focused. */
function useBatches() {
  const ref = useRef<HTMLUListElement>(null);
  const [shownCount, setShownCount] = useState(BATCH);
  useLayoutEffect(() => {
    if (shownCount === BATCH) return;
    ref.current?.children[shownCount - BATCH]?.querySelector('button')?.focus();
  }, [shownCount]);
  return { ref, shownCount, showMore: () => setShownCount(shownCount + BATCH) };
}
