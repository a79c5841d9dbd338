import { whenIdle } from '@kosha/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LocationSheetProps } from './location-sheet.tsx';

interface LocationQuestion {
  /** Asks for the position first where the server wants it, then goes on; else goes on at once. */
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
  useEffect(() => {
    let isHere = true;
    const find = async () => {
      const { findQuestion } = await import('./find-question.ts');
      const question = await findQuestion();
      if (isHere && question) setSheet(() => question);
    };
    const cancel = whenIdle(() => void find().catch(() => {}));
    return () => {
      isHere = false;
      cancel();
    };
  }, []);
  const close = () => {
    setIsOpen(false);
    // Asked once: the next tap applies.
    setSheet(undefined);
  };
  const goOnWithoutSheet = () => {
    close();
    goOn();
  };
  return {
    askFirst: Sheet ? () => setIsOpen(true) : goOn,
    sheet: Sheet && isOpen && <Sheet onGoOn={goOnWithoutSheet} onClose={close} />,
  };
}
