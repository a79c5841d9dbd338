import { useId } from 'react';
import type { ReactNode } from 'react';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { SearchList } from './SearchList.tsx';
import type { SearchListProps } from './SearchList.tsx';

export interface SearchSheetProps extends Omit<SearchListProps, 'titleId'> {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Shown instead of search box and list, such as a `Skeleton` or an `ErrorState`. */
  placeholder?: ReactNode;
}

/** A sheet with a long list, in which a person searches and selects an option. */
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
