import { useCallback, useState } from 'react';

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
