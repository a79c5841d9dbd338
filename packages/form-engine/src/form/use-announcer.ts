import { useCallback, useEffect, useRef, useState } from 'react';
import type { Field } from '../model/field.ts';
import { pluralMessage, type FormMessages } from '../model/messages.ts';

const noBreakSpace = '\u00a0';

/** Screen readers ignore an unchanged text, so a repeated message gets a trailing space. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback(
    (message: string) =>
      setAnnouncement((before) =>
        message && before === message ? message + noBreakSpace : message,
      ),
    [],
  );
  return { announcement, announce };
}

/**
 * Announces how many fields have become visible or hidden. If rows were added or removed, announces
 * nothing, because the group of the rows announces that change.
 */
export function useAnnounceFieldVisibility(
  shown: ReadonlyMap<string, Field>,
  place: number,
  messages: FormMessages,
  announce: (message: string) => void,
): void {
  const rows = new Set([...shown.values()].map(({ row }) => row && row.of.key + row.id));
  const count = shown.size;
  const context = `${place} ${rows.size}`;
  const before = useRef({ count, context });
  useEffect(() => {
    const change = count - before.current.count;
    const isSameContext = context === before.current.context;
    before.current = { count, context };
    if (change === 0 || !isSameContext) return;
    const text = change > 0 ? messages.fieldsShown : messages.fieldsHidden;
    announce(pluralMessage(text, Math.abs(change), messages));
  }, [count, context, messages, announce]);
}
