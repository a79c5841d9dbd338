import { Button, StickyAction } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { stepMessages } from './step.messages.ts';

/** The button at the bottom that sends the step's form. */
export function NextAction({ formId, isPending }: { formId: string; isPending: boolean }) {
  const text = useMessages(stepMessages);
  return (
    <StickyAction>
      <Button
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
