import { validateChosenCard } from '@kosha/domain';
import { Button, ConfirmDialog, Notice, StickyAction, Text } from '@kosha/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { mustDownloadApp } from '../../shared/native/native-app.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { applyMessages } from './apply.messages.ts';
import { cardToDo } from './bank-row.tsx';
import { useLocationQuestion } from './location/use-location-question.tsx';
import type { useApplyForm } from './use-apply-form.ts';

interface ApplyActionProps {
  productId: string;
  form: ReturnType<typeof useApplyForm>;
}

/**
 * The APPLY NOW button; without a bank card, it opens a dialog that links to adding one (§5 Apply).
 */
export function ApplyAction({ productId, form }: ApplyActionProps) {
  const { card, block, isPending, isApplied, send } = form;
  const text = useMessages(applyMessages);
  const reasonId = useId();
  const navigate = useNavigate();
  const [isCardMissing, setIsCardMissing] = useState(false);
  const location = useLocationQuestion(send);
  const press = () => {
    trackClick('apply_now', patterns.apply, { productId });
    // A user who followed a deep link has not passed Home's check.
    if (mustDownloadApp()) void navigate(paths.download({ pid: productId }));
    else if (validateChosenCard(card?.id)) setIsCardMissing(true);
    else location.askFirst();
  };
  return (
    <StickyAction>
      <div role="status">{isApplied && <Notice tone="success">{text('applied')}</Notice>}</div>
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
      {location.sheet}
      {isCardMissing && (
        <CardMissing
          productId={productId}
          toDo={cardToDo(form.cards.data)}
          onClose={() => setIsCardMissing(false)}
        />
      )}
    </StickyAction>
  );
}

interface CardMissingProps {
  productId: string;
  toDo: ReturnType<typeof cardToDo>;
  onClose: () => void;
}

function CardMissing({ productId, toDo, onClose }: CardMissingProps) {
  const text = useMessages(applyMessages);
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      isOpen
      title={text('cardRequired')}
      confirmLabel={text(toDo)}
      cancelLabel={text('cancel')}
      onConfirm={() => void navigate(paths.bank({ pid: productId }))}
      onCancel={onClose}
    />
  );
}
