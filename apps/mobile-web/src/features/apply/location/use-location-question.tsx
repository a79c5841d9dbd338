import { whenIdle } from '@kosha/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { untilDone } from '../../../shared/browser/until-done.ts';
import type { LocationSheetProps } from './location-sheet.tsx';

interface LocationQuestion {
  /**
   * Shows the location prompt first if the server needs the position, then continues. Otherwise
   * continues at once.
   */
  askFirst: () => void;
  sheet: ReactNode;
}

/**
 * Finds out whether the position is needed while the borrower reads the page. Applying never waits
 * for it: while unknown, there is no prompt.
 */
export function useLocationQuestion(goOn: () => void): LocationQuestion {
  const [Sheet, setSheet] = useState<ComponentType<LocationSheetProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const finding = useRef<ReturnType<typeof untilDone>>(undefined);
  const { isPlaceAskedAtApply } = usePolicy();
  useEffect(() => {
    if (!isPlaceAskedAtApply) return undefined;
    let isHere = true;
    const find = async () => {
      const { findQuestion } = await import('./find-question.ts');
      const question = await findQuestion();
      if (isHere && question) setSheet(() => question);
    };
    const cancel = whenIdle(() => {
      finding.current = untilDone(find);
    });
    return () => {
      isHere = false;
      cancel();
      finding.current?.stop();
    };
  }, [isPlaceAskedAtApply]);
  const close = () => {
    setIsOpen(false);
    // The prompt is shown only once: the next tap applies.
    setSheet(undefined);
  };
  const goOnWithoutSheet = () => {
    close();
    goOn();
  };
  const askOrGoOn = () => {
    if (Sheet) return setIsOpen(true);
    // The sheet has not loaded yet, so this tap applies. It is fetched again, for another tap if
    // this one fails.
    finding.current?.again();
    goOn();
  };
  return {
    askFirst: askOrGoOn,
    sheet: Sheet && isOpen && <Sheet onGoOn={goOnWithoutSheet} onClose={close} />,
  };
}
