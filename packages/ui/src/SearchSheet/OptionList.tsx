import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '../Icons/Icons.tsx';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';
import { cx } from '../shared/cx.ts';
import classes from './SearchSheet.module.css';

interface OptionListProps {
  id: string;
  labelId: string;
  /** The query. When it changes, the list scrolls to the top or to its active option. */
  query: string;
  options: readonly SelectOption[];
  /** The index of the option selected by keyboard, or -1. This option is always rendered. */
  activeIndex: number;
  selectedValue: string | undefined;
  onSelect: (value: string) => void;
  onDrag: () => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The estimated height of a row until it is rendered and measured. */
const estimatedRowPx = 49;
const extraRows = 4;

/**
 * A virtualised list box, because rendering 10,000 options takes seconds on a phone. The results of
 * a query reuse existing row elements, because creating new ones takes longer.
 */
export const OptionList = memo(function OptionList(props: OptionListProps) {
  const { id, labelId, query, options, activeIndex, selectedValue, onSelect, onDrag } = props;
  const ref = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its results are only used here
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
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
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
 * Adds the index of the active option. It must be rendered even if it is out of view, because the
 * search box refers to its id.
 */
function withActive(indexes: number[], activeIndex: number): number[] {
  if (activeIndex === -1 || indexes.includes(activeIndex)) return indexes;
  return [...indexes, activeIndex].toSorted((one, other) => one - other);
}
