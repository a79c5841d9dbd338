import { Button, StickyAction } from '@kosha/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { stepMessages } from './step.messages.ts';

interface NextActionProps {
  formId: string;
  isPending: boolean;
  /** A primary button above "Next", such as "Open camera". "Next" is then a quiet button. */
  before?: ReactNode;
}

export function NextAction({ formId, isPending, before }: NextActionProps) {
  const text = useMessages(stepMessages);
  return (
    <StickyAction>
      {before}
      <Button
        variant={before ? 'quiet' : 'primary'}
        type="submit"
        form={formId}
        isFullWidth
        isLoading={isPending}
        loadingLabel={text('saving')}
      >
        {text('next')}
      </Button>
    </StickyAction>
  );
}
