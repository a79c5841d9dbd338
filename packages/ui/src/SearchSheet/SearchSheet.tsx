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
  /** Replaces search and list: a `Skeleton` or an `ErrorState`. */
  placeholder?: ReactNode;
}

/** A sheet for searching and selecting from a long list. */
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
