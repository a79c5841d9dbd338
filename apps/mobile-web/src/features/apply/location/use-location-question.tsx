import { whenIdle } from '@kosha/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { untilDone } from '../../../shared/browser/until-done.ts';
import type { LocationSheetProps } from './location-sheet.tsx';

interface LocationQuestion {
  /** Asks for the position first where the server wants it, then goes on. Otherwise goes on at once. */
  askFirst: () => void;
  sheet: ReactNode;
}

/**
 * Whether the position is wanted is found out while the borrower reads the page. Applying never waits
 * for that: where it is not known yet, nobody is asked.
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
    // The person is asked only once: the next tap applies.
    setSheet(undefined);
  };
  const goOnWithoutSheet = () => {
    close();
    goOn();
  };
  const askOrGoOn = () => {
    if (Sheet) return setIsOpen(true);
    // The sheet is not here yet, so this tap applies. It is fetched again, for another tap if this one fails.
    finding.current?.again();
    goOn();
  };
  return {
    askFirst: askOrGoOn,
    sheet: Sheet && isOpen && <Sheet onGoOn={goOnWithoutSheet} onClose={close} />,
  };
}
