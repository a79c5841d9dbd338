import { useCallback, useEffect, useRef, useState } from 'react';
import { countedText, type FormTexts } from '../model/texts.ts';

const noBreakSpace = '\u00a0';

/**
 * The words in the form's live region; '' empties it. Repeated words get a space, so that they are spoken again.
 */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback(
    (words: string) =>
      setAnnouncement((before) => (words && before === words ? words + noBreakSpace : words)),
    [],
  );
  return { announcement, announce };
}

/** Announces how many fields an answer has shown or hidden. */
export function useShownChange(
  count: number,
  texts: FormTexts,
  announce: (words: string) => void,
): void {
  const before = useRef(count);
  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    if (change === 0) return;
    const text = change > 0 ? texts.fieldsShown : texts.fieldsHidden;
    announce(countedText(text, Math.abs(change), texts));
  }, [count, texts, announce]);
}
