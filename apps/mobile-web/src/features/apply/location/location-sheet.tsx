import { BottomSheet, Button, Stack, Text } from '@kosha/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { recordLocationPrompt } from './last-prompt.ts';
import { locationMessages } from './location.messages.ts';
import { sharePosition } from '../../../shared/location/share-position.ts';

export interface LocationSheetProps {
  /** Called once to continue the application, with or without a location. */
  onGoOn: () => void;
  onClose: () => void;
}

/** Explains why the app asks for the location, before the browser asks for permission. */
export function LocationSheet({ onGoOn, onClose }: LocationSheetProps) {
  const text = useMessages(locationMessages);
  const [isLocating, setIsLocating] = useState(false);
  const isDone = useRef(false);
  useEffect(() => {
    recordLocationPrompt();
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
      closeLabel={text('close')}
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
