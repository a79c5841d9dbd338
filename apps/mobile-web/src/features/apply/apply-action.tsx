import { validateChosenCard } from '@kosha/domain';
import { Button, ConfirmDialog, Notice, StickyAction, Text, whenIdle } from '@kosha/ui';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths, routePatterns } from '../../shared/paths.ts';
import { mustDownloadApp } from '../../shared/native/native-app.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { applyMessages } from './apply.messages.ts';
import { cardMessageKey } from './bank-row.tsx';
import type { useApplyForm } from './use-apply-form.ts';
import { usePolicy } from '../../shared/queries/policy.ts';
import { retryUntilDone } from '../../shared/browser/retry-until-done.ts';
import type { LocationSheetProps } from './location/location-sheet.tsx';

interface LocationQuestion {
  /** Shows the location prompt if the server needs the location; otherwise applies. */
  askFirst: () => void;
  sheet: ReactNode;
}

/** Checks in the background whether the location is needed. Applying never waits for this check. */
function useLocationQuestion(onApply: () => void): LocationQuestion {
  const [Sheet, setSheet] = useState<ComponentType<LocationSheetProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const loading = useRef<ReturnType<typeof retryUntilDone>>(undefined);
  const { isPlaceAskedAtApply } = usePolicy();
  useEffect(() => {
    if (!isPlaceAskedAtApply) return undefined;
    let isMounted = true;
    const find = async () => {
      const { getLocationSheetIfNeeded } = await import('./location/location-sheet.tsx');
      const question = await getLocationSheetIfNeeded();
      if (isMounted && question) setSheet(() => question);
    };
    const cancel = whenIdle(() => {
      loading.current = retryUntilDone(find);
    });
    return () => {
      isMounted = false;
      cancel();
      loading.current?.stop();
    };
  }, [isPlaceAskedAtApply]);
  const close = () => {
    setIsOpen(false);
    // The prompt is shown only once; the next tap applies.
    setSheet(undefined);
  };
  const applyWithoutSheet = () => {
    close();
    onApply();
  };
  const askOrApply = () => {
    if (Sheet) return setIsOpen(true);
    // The sheet is not needed or has not loaded, so this tap applies without the prompt. If loading
    // failed, the app tries again, so that the prompt is ready if the user must apply once more.
    loading.current?.again();
    onApply();
  };
  return {
    askFirst: askOrApply,
    sheet: Sheet && isOpen && <Sheet onGoOn={applyWithoutSheet} onClose={close} />,
  };
}

interface ApplyActionProps {
  productId: string;
  form: ReturnType<typeof useApplyForm>;
}

/**
 * The button "APPLY NOW". If no bank card is selected, the button opens a dialog that leads to the
 * list of bank cards (§5 Apply).
 */
export function ApplyAction({ productId, form }: ApplyActionProps) {
  const { card, block, isPending, isApplied, send } = form;
  const text = useMessages(applyMessages);
  const reasonId = useId();
  const navigate = useNavigate();
  const [isCardMissing, setIsCardMissing] = useState(false);
  const location = useLocationQuestion(send);
  const press = () => {
    trackClick('apply_now', routePatterns.apply, { productId });
    // Home also redirects to the download page, but a deep link skips Home.
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
          toDo={cardMessageKey(form.cards.data)}
          onClose={() => setIsCardMissing(false)}
        />
      )}
    </StickyAction>
  );
}

interface CardMissingProps {
  productId: string;
  toDo: ReturnType<typeof cardMessageKey>;
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
