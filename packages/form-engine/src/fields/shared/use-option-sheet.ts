import { useState } from 'react';
import type { OptionSheet } from './option-sheet.tsx';

interface LazySheet {
  /** Undefined until it is loaded. */
  OptionSheet: typeof OptionSheet | undefined;
  /** True if it could not be loaded; the phone's own picker is used then. */
  isMissing: boolean;
  load: () => void;
}

/** Loads the code of the searchable sheet when a long list is first opened. */
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
