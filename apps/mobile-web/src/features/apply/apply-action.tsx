import { validateChosenCard } from '@kosha/domain';
import { Button, ConfirmDialog, Notice, StickyAction, Text } from '@kosha/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { applyMessages } from './apply.messages.ts';

/** Why applying has to wait. */
export type ApplyBlock = 'waitForQuote' | 'retryQuote' | 'waitForCards' | 'retryCards';

interface ApplyActionProps {
  productId: string;
  cardId: string | undefined;
  block: ApplyBlock | undefined;
  isPending: boolean;
  isApplied: boolean;
  onApply: () => void;
}

/** APPLY NOW; without a card it says what is missing and leads there (§5 Apply). */
export function ApplyAction(props: ApplyActionProps) {
  const { productId, cardId, block, isPending, isApplied, onApply } = props;
  const text = useMessages(applyMessages);
  const navigate = useNavigate();
  const reasonId = useId();
  const [isCardMissing, setIsCardMissing] = useState(false);
  const press = () => {
    trackClick('apply_now', patterns.apply, { productId });
    if (validateChosenCard(cardId)) setIsCardMissing(true);
    else onApply();
  };
  return (
    <StickyAction>
      {isApplied && (
        <div role="status">
          <Notice tone="success">{text('applied')}</Notice>
        </div>
      )}
      <Button
        isFullWidth
        disabled={block !== undefined || isApplied}
        aria-describedby={block && reasonId}
        isLoading={isPending}
        loadingLabel={text('applying')}
        onClick={press}
      >
        {text('apply')}
      </Button>
      {block && (
        <Text id={reasonId} size="sm" isCentred>
          {text(block)}
        </Text>
      )}
      <ConfirmDialog
        isOpen={isCardMissing}
        title={text('cardRequired')}
        confirmLabel={text('toBank')}
        cancelLabel={text('cancel')}
        onConfirm={() => void navigate(paths.bank({ pid: productId }))}
        onCancel={() => setIsCardMissing(false)}
      />
    </StickyAction>
  );
}
