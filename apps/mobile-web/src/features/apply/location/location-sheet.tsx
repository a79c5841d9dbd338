import { BottomSheet, Button, Stack, Text } from '@kosha/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { notePrompt } from './last-prompt.ts';
import { locationMessages } from './location.messages.ts';
import { sharePosition } from '../../../shared/location/share-position.ts';

export interface LocationSheetProps {
  /** Called once, with or without a position. */
  onGoOn: () => void;
  onClose: () => void;
}

/** Explains why the position is needed before the browser's own prompt. Every choice continues. */
export function LocationSheet({ onGoOn, onClose }: LocationSheetProps) {
  const text = useMessages(locationMessages);
  const [isFinding, setIsFinding] = useState(false);
  const isOver = useRef(false);
  useEffect(() => {
    notePrompt();
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  const goOn = (answer: 'shared' | 'none' | 'skipped') => {
    if (isOver.current) return;
    isOver.current = true;
    trackClick('location_answer', patterns.apply, { answer });
    onGoOn();
  };
  const share = () => {
    setIsFinding(true);
    void sharePosition().then(goOn);
  };
  return (
    <BottomSheet
      isOpen
      title={text('title')}
      closeLabel={text('close')}
      onClose={onClose}
      footer={
        <Stack gap={2}>
          <Button isFullWidth isLoading={isFinding} loadingLabel={text('finding')} onClick={share}>
            {text('share')}
          </Button>
          <Button variant="quiet" isFullWidth onClick={() => goOn('skipped')}>
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
