import { useCallback, useEffect, useRef, useState } from 'react';
import type { Field } from '../model/field.ts';
import { pluralMessage, type FormMessages } from '../model/messages.ts';

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

/** Announces how many fields of a page an answer has shown or hidden. Rows that come and go are announced by their group. */
export function useShownChange(
  shown: ReadonlyMap<string, Field>,
  place: number,
  messages: FormMessages,
  announce: (words: string) => void,
): void {
  const rows = new Set([...shown.values()].map(({ row }) => row && row.of.key + row.id));
  const count = shown.size;
  const where = `${place} ${rows.size}`;
  const before = useRef({ count, where });
  useEffect(() => {
    const change = count - before.current.count;
    const isHere = where === before.current.where;
    before.current = { count, where };
    if (change === 0 || !isHere) return;
    const text = change > 0 ? messages.fieldsShown : messages.fieldsHidden;
    announce(pluralMessage(text, Math.abs(change), messages));
  }, [count, where, messages, announce]);
}
