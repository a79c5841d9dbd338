import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '../Icons/Icons.tsx';
import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';
import { cx } from '../shared/cx.ts';
import classes from './SearchSheet.module.css';

interface OptionListProps {
  id: string;
  labelId: string;
  /** The list starts at its top, or at its active option, whenever this changes. */
  query: string;
  options: readonly SelectOption[];
  /** The option to which the keys have moved, -1 for none. It is always drawn. */
  activeIndex: number;
  selectedValue: string | undefined;
  onSelect: (value: string) => void;
  onDrag: () => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The height that is assumed for a row until it is drawn and measured. */
const estimatedRowPx = 49;
const extraRows = 4;

/**
 * A list box that draws only the options in sight, because drawing 10,000 takes a phone seconds. What a query
 * finds is written into the rows that are there, because making new rows takes longer.
 */
export const OptionList = memo(function OptionList(props: OptionListProps) {
  const { id, labelId, query, options, activeIndex, selectedValue, onSelect, onDrag } = props;
  const ref = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- Its answers are used here and nowhere else.
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
            // The search box handles the keys, because it keeps the focus.
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

/** Adds the active option: the search box refers to it, so it must be drawn even when it is out of sight. */
function withActive(indexes: number[], activeIndex: number): number[] {
  if (activeIndex === -1 || indexes.includes(activeIndex)) return indexes;
  return [...indexes, activeIndex].toSorted((one, other) => one - other);
}
