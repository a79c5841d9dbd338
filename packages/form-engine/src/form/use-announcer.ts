import { useCallback, useEffect, useRef, useState } from 'react';
import { fillText, type FormTexts } from '../texts.ts';

const NO_BREAK_SPACE = '\u00a0';

/** Words for the form's one polite live region; the same words said again are said again. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback(
    (words: string) =>
      setAnnouncement((before) => (before === words ? words + NO_BREAK_SPACE : words)),
    [],
  );
  return { announcement, announce };
}

/** Fields that came or went are told to who cannot see them. */
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
    announce(fillText(text, { count: Math.abs(change) }));
  }, [count, texts, announce]);
}
