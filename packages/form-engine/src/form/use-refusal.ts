import { useEffect, useState } from 'react';
import type { FieldError } from '@kosha/api-client';
import { useLatest } from '../shared/use-latest.ts';
import { fillText, type FormTexts } from '../texts.ts';
import type { SummaryItem } from './form-context.ts';

interface RefusalInput {
  texts: FormTexts;
  idOf: (fieldKey: string) => string;
  announce: (words: string) => void;
  serverErrors: readonly FieldError[] | undefined;
  serverItems: readonly SummaryItem[];
}

interface Refusal {
  /** From then on the form is checked at every change, so that what is mended is seen to be. */
  wasRefused: boolean;
  /** To be called when the engine's own check finds something, errors in field order. */
  onRefused: (errors: readonly { property?: string }[]) => void;
}

/** A submit was refused: how much is wrong is told, and the first field of it focused, else the list. */
export function useRefusal(input: RefusalInput): Refusal {
  const { texts, idOf, announce, serverErrors } = input;
  const [wasRefused, setWasRefused] = useState(false);
  const latest = useLatest(input.serverItems);
  const tell = useLatest((count: number, firstKey: string | undefined) => {
    announce(fillText(texts.problemsAnnounced, { count }));
    document.getElementById(idOf(firstKey ?? 'problems'))?.focus();
  });
  useEffect(() => {
    const items = latest.current;
    if (!serverErrors || items.length === 0) return;
    tell.current(items.length, items.find(({ fieldKey }) => fieldKey)?.fieldKey);
  }, [serverErrors, latest, tell]);
  return {
    wasRefused,
    onRefused: (errors) => {
      setWasRefused(true);
      tell.current(errors.length, errors[0]?.property?.replace(/^\./, ''));
    },
  };
}
