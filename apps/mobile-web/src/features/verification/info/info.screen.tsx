import { type FieldDescriptor, type FormValues, parseFields } from '@kosha/form-engine';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { ReadFailed, type Read } from '../../../shared/server/read-failed.tsx';
import { StepDone, useIsStepDone } from '../step/step-done.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import { InfoForm } from './info-form.tsx';
import { type InfoStep, infoSteps } from './info-steps.ts';
import { infoMessages } from './info.messages.ts';
import { infoPageQuery } from './info.queries.ts';
import { useKnownValues } from './use-known-values.ts';
import { useEffect, useMemo } from 'react';
import { trackDrift } from '../../../shared/tracking/tracking.ts';

const doneTitles = {
  basic: 'basicDone',
  work: 'workDone',
} as const satisfies Record<InfoStep, string>;

/** The Basic Information step, with questions from the server (§2, §7). */
export function BasicScreen() {
  return <InfoScreen step="basic" />;
}

/** The Work Information step; some questions are shown only for one work status (§4). */
export function WorkScreen() {
  return <InfoScreen step="work" />;
}

/** A step with questions from the server. */
function InfoScreen({ step }: { step: InfoStep }) {
  const text = useMessages(infoMessages);
  const isDone = useIsStepDone(step);
  const read = useQuery(infoPageQuery(step));
  const known = useKnownValues();
  if (isDone) return <StepDone title={text(doneTitles[step])} />;
  return (
    <ReadGate
      read={read}
      isReady={isDone !== undefined && known !== undefined}
      frame={StepFrame}
      shape="list"
      loading={text('loading')}
      failed={text('failed')}
    >
      {(fields) => <Questions step={step} known={known ?? {}} fields={fields} read={read} />}
    </ReadGate>
  );
}

interface QuestionsProps {
  step: InfoStep;
  known: FormValues;
  fields: readonly FieldDescriptor[];
  read: Read<unknown>;
}

function Questions({ step, known, fields, read }: QuestionsProps) {
  const text = useMessages(infoMessages);
  const hasFields = useHasFields(step, fields);
  if (hasFields) return <InfoForm step={step} known={known} fields={fields} />;
  return (
    <StepFrame>
      <ReadFailed title={text('empty')} retryingLabel={text('loading')} read={read}>
        {text('emptyText')}
      </ReadFailed>
    </StepFrame>
  );
}

const maxReported = 20;

/** Whether the server's list contains a valid question. Reports its errors once (D22). */
function useHasFields(step: InfoStep, fields: unknown): boolean {
  const { form, issues } = useMemo(() => parseFields(fields), [fields]);
  useEffect(() => {
    if (issues.length === 0) return;
    const reported = issues.slice(0, maxReported);
    trackDrift(infoSteps[step].pattern, {
      count: issues.length,
      problems: reported.map(({ code, path }) => `${code} ${path}`).join(', '),
      received: reported.map(({ received }) => received).join(', '),
    });
  }, [step, issues]);
  return form.fields.length > 0;
}
