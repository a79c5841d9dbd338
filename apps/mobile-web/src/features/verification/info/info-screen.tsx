import { ErrorState } from '@kosha/ui';
import type { DynamicFormProps } from '@kosha/form-engine';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../shared/api/failure-text.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { WaitingForReads } from '../../../shared/queries/waiting-for-reads.tsx';
import { StepDone, useIsStepDone } from '../step-done.tsx';
import { StepFrame } from '../step-frame.tsx';
import { InfoForm } from './info-form.tsx';
import type { InfoStep } from './info-steps.ts';
import { infoMessages } from './info.messages.ts';
import { infoPageQuery } from './info.queries.ts';
import { useHasFields } from './use-has-fields.ts';

const doneTitles = {
  basic: 'basicDone',
  work: 'workDone',
} as const satisfies Record<InfoStep, string>;

/** A step whose questions the server describes. */
export function InfoScreen({ step }: { step: InfoStep }) {
  const text = useMessages(infoMessages);
  const isDone = useIsStepDone(step);
  const { data, error, isFetching, refetch } = useQuery(infoPageQuery(step));
  const again = {
    retryLabel: text('retry'),
    retryingLabel: text('loading'),
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
  if (isDone) return <StepDone title={text(doneTitles[step])} />;
  if (data !== undefined && isDone !== undefined)
    return <Questions step={step} descriptors={data} again={again} />;
  return (
    <StepFrame>
      {error ? (
        <ErrorState {...again} title={text('failed')}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <WaitingForReads shape="list" label={text('loading')} />
      )}
    </StepFrame>
  );
}

interface QuestionsProps {
  step: InfoStep;
  descriptors: DynamicFormProps['descriptors'];
  again: Pick<
    Parameters<typeof ErrorState>[0],
    'retryLabel' | 'retryingLabel' | 'isRetrying' | 'onRetry'
  >;
}

function Questions({ step, descriptors, again }: QuestionsProps) {
  const text = useMessages(infoMessages);
  const hasFields = useHasFields(step, descriptors);
  if (hasFields) return <InfoForm step={step} descriptors={descriptors} />;
  return (
    <StepFrame>
      <ErrorState {...again} title={text('empty')}>
        {text('emptyText')}
      </ErrorState>
    </StepFrame>
  );
}
