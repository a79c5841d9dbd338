import { Button, Stack, Text } from '@kosha/ui';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { imageMessages } from './images.messages.ts';
import classes from './photo-progress.module.css';

interface PhotoProgressProps {
  label: string;
  /** From 0 to 1. */
  progress: number;
  onCancel: () => void;
  /** Receives the focus if the progress had it when it disappears. */
  nextFocus: RefObject<HTMLElement | null>;
}

/** The progress of a photo, with a button that cancels it. */
export function PhotoProgress({ label, progress, onCancel, nextFocus }: PhotoProgressProps) {
  const text = useMessages(imageMessages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = root.current;
    const next = nextFocus.current;
    return () => {
      if (shown?.contains(document.activeElement)) next?.focus();
    };
  }, [nextFocus]);
  return (
    <Stack gap={1} ref={root}>
      <Stack isRow isSpread>
        <Text size="sm">
          <label htmlFor={id}>{label}</label>
        </Text>
        <Button variant="quiet" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Stack>
      <progress id={id} max={1} value={progress} className={classes.bar} />
    </Stack>
  );
}
