import { dayMs } from '@kosha/domain';
import { BottomSheet, Button, Stack, Text } from '@kosha/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createStoredValue } from '../../../shared/browser/stored.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { shellMessages } from '../../../shared/i18n/shell.messages.ts';
import { sharePosition, shouldAskForPosition } from '../../../shared/location/position.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { locationMessages } from './location.messages.ts';

/** The minimum time between two location prompts, whatever the user answered. */
const pauseMs = 7 * dayMs;

const lastPrompt = createStoredValue('local', 'location', ({ atMs }) =>
  typeof atMs === 'number' ? { atMs } : undefined,
);

/** Ignores a stored time in the future, which occurs if the phone's clock was set back. */
function hasRecentLocationPrompt(): boolean {
  const agoMs = Date.now() - (lastPrompt.read()?.atMs ?? -Infinity);
  return agoMs >= 0 && agoMs < pauseMs;
}

/** Returns the location sheet, or undefined if no prompt is needed (§7.54). */
export async function getLocationSheetIfNeeded(): Promise<
  ComponentType<LocationSheetProps> | undefined
> {
  const isNeeded = !hasRecentLocationPrompt() && (await shouldAskForPosition());
  return isNeeded ? LocationSheet : undefined;
}

export interface LocationSheetProps {
  /** Called once to continue the application, with or without a location. */
  onGoOn: () => void;
  onClose: () => void;
}

/** Explains why the app asks for the location, before the browser asks for permission. */
function LocationSheet({ onGoOn, onClose }: LocationSheetProps) {
  const text = useMessages(locationMessages);
  const shellText = useMessages(shellMessages);
  const [isLocating, setIsLocating] = useState(false);
  const isDone = useRef(false);
  useEffect(() => {
    lastPrompt.write({ atMs: Date.now() });
    isDone.current = false;
    return () => {
      isDone.current = true;
    };
  }, []);
  const finish = (answer: 'shared' | 'none' | 'skipped') => {
    if (isDone.current) return;
    isDone.current = true;
    trackClick('location_answer', routePatterns.apply, { answer });
    onGoOn();
  };
  const share = () => {
    setIsLocating(true);
    void sharePosition().then(finish);
  };
  return (
    <BottomSheet
      isOpen
      title={text('title')}
      closeLabel={shellText('close')}
      onClose={onClose}
      footer={
        <Stack gap={2}>
          <Button isFullWidth isLoading={isLocating} loadingLabel={text('finding')} onClick={share}>
            {text('share')}
          </Button>
          <Button variant="quiet" isFullWidth onClick={() => finish('skipped')}>
            {text('skip')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={2}>
        <Text>{text('why')}</Text>
        <Text tone="soft">{text('free')}</Text>
      </Stack>
    </BottomSheet>
  );
}
