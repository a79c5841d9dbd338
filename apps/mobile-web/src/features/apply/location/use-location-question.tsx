import { whenIdle } from '@kosha/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { untilDone } from '../../../shared/browser/until-done.ts';
import type { LocationSheetProps } from './location-sheet.tsx';

interface LocationQuestion {
  /** Applies; if the server needs the location, shows the location prompt first. */
  askFirst: () => void;
  sheet: ReactNode;
}

/**
 * Checks whether the location is needed while the borrower reads the page. Applying never waits for
 * the check: until it completes, there is no prompt.
 */
export function useLocationQuestion(onApply: () => void): LocationQuestion {
  const [Sheet, setSheet] = useState<ComponentType<LocationSheetProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const loading = useRef<ReturnType<typeof untilDone>>(undefined);
  const { isPlaceAskedAtApply } = usePolicy();
  useEffect(() => {
    if (!isPlaceAskedAtApply) return undefined;
    let isMounted = true;
    const find = async () => {
      const { findQuestion } = await import('./find-question.ts');
      const question = await findQuestion();
      if (isMounted && question) setSheet(() => question);
    };
    const cancel = whenIdle(() => {
      loading.current = untilDone(find);
    });
    return () => {
      isMounted = false;
      cancel();
      loading.current?.stop();
    };
  }, [isPlaceAskedAtApply]);
  const close = () => {
    setIsOpen(false);
    // The prompt is shown only once; the next tap applies.
    setSheet(undefined);
  };
  const applyWithoutSheet = () => {
    close();
    onApply();
  };
  const askOrApply = () => {
    if (Sheet) return setIsOpen(true);
    // The sheet has not loaded yet, so this tap applies without it. It is fetched again for the
    // next tap, in case this application fails.
    loading.current?.again();
    onApply();
  };
  return {
    askFirst: askOrApply,
    sheet: Sheet && isOpen && <Sheet onGoOn={applyWithoutSheet} onClose={close} />,
  };
}
