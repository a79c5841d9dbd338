import { useState } from 'react';
import type { OptionSheet } from './option-sheet.tsx';

interface LazySheet {
  /** Once it has come. */
  OptionSheet: typeof OptionSheet | undefined;
  /** It could not be loaded: the phone's picker has to do. */
  isMissing: boolean;
  load: () => void;
}

/** The searchable sheet, fetched when a long list is first opened. */
export function useOptionSheet(): LazySheet {
  const [sheet, setSheet] = useState<typeof OptionSheet>();
  const [isMissing, setIsMissing] = useState(false);
  const load = () => {
    if (sheet) return;
    import('./option-sheet.tsx').then(
      (module) => setSheet(() => module.OptionSheet),
      () => setIsMissing(true),
    );
  };
  return { OptionSheet: sheet, isMissing, load };
}
