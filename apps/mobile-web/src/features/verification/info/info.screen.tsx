import { type FieldError, unwrap } from '@kosha/api-client';
import { isSameIndianState, stateOfPinCode } from '@kosha/domain';
import {
  clearDraft,
  defaultConfig,
  type DefaultOptions,
  DynamicForm,
  type FieldDescriptor,
  type FormValues,
  parseFields,
  selectWithChips,
} from '@kosha/form-engine';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useMessages, useMessageTemplates } from '../../../shared/i18n/messages.ts';
import { invalidateUserAuth } from '../../../shared/queries/user-auth.ts';
import { api } from '../../../shared/server/api.ts';
import { QueryErrorState, type QueryResult } from '../../../shared/server/query-error-state.tsx';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { toastFailure, useWrite } from '../../../shared/server/use-write.ts';
import { trackDrift } from '../../../shared/tracking/tracking.ts';
import { NextAction } from '../step/next-action.tsx';
import { VerificationIntro } from './verification-intro.tsx';
import { StepDone, useIsStepDone } from '../step/step-done.tsx';
import { StepFrame, useOpenNextStep, useStepSearchParams } from '../step/step-frame.tsx';
import { formMessages } from './form.messages.ts';
import { type InfoStep, infoSteps, type InfoValues } from './info-steps.ts';
import { infoMessages } from './info.messages.ts';
import { fetchOnceOptions } from '../../../shared/server/query-client.ts';

/** Fetched once per visit, because a form that changes during input would lose answers. */
const infoPageQuery = (step: InfoStep) =>
  queryOptions({
    queryKey: ['auth-page-info', step],
    queryFn: ({ signal }) => infoSteps[step].read(signal),
    ...fetchOnceOptions,
    gcTime: 0,
  });

const statesQuery = queryOptions({
  queryKey: ['map-state'],
  queryFn: async ({ signal }) => unwrap(await api.get('/map-state/v1/list', { signal })),
  ...fetchOnceOptions,
  gcTime: Infinity,
});

const districtsQuery = (stateId: string) =>
  queryOptions({
    queryKey: ['map-state', stateId],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/map-state/v1/district/{stateId}', { path: { stateId }, signal })),
  });

const pinCodeField = 'pinCode';
const liveStateField = 'liveState';

/**
 * Query key for the name of the Indian state that the borrower's PIN code belongs to. The name is
 * kept only in memory (the query cache), because a saved step must leave no answers in the
 * browser's storage.
 */
const stateNameKey = ['state-of-pin-code'];

export function cacheStateOfPinCode(queryClient: QueryClient, values: FormValues): void {
  const stateName = stateOfPinCode(String(values[pinCodeField] ?? ''));
  if (stateName !== undefined) queryClient.setQueryData(stateNameKey, stateName);
}

/**
 * Returns the initial answers: the Indian state of the PIN code from an earlier step, if it is
 * known. Returns undefined while the list of states loads.
 */
function useKnownValues(): FormValues | undefined {
  const queryClient = useQueryClient();
  const [stateName] = useState(() => queryClient.getQueryData<string>(stateNameKey));
  const states = useQuery({ ...statesQuery, enabled: stateName !== undefined });
  if (stateName === undefined || states.isError) return {};
  if (states.data === undefined) return undefined;
  const state = states.data.find(({ name }) => isSameIndianState(name, stateName));
  return state === undefined ? {} : { [liveStateField]: state.id };
}

/** Saves the answers. `fieldErrors` are the errors that the server returns (§8). */
function useSaveInfo(step: InfoStep) {
  const { pid } = useStepSearchParams();
  const openNextStep = useOpenNextStep(pid);
  const queryClient = useQueryClient();
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([]);
  const { submit, isPending } = useWrite<InfoValues, unknown>(infoSteps[step].save, {
    onSuccess(_, values) {
      cacheStateOfPinCode(queryClient, values);
      clearDraft(step);
      invalidateUserAuth(queryClient);
    },
    onSuccessHere: () => openNextStep(),
    onFailure(failure) {
      const listed = failure.kind === 'business' ? failure.fieldErrors : [];
      setFieldErrors(listed);
      if (listed.length === 0) toastFailure(failure);
    },
  });
  return { submit, isPending, fieldErrors };
}

const config = {
  ...defaultConfig,
  fieldTypes: { ...defaultConfig.fieldTypes, select: selectWithChips },
};

interface InfoFormProps {
  step: InfoStep;
  known: FormValues;
  fields: readonly FieldDescriptor[];
}

function InfoForm({ step, known, fields }: InfoFormProps) {
  const texts = useMessageTemplates(formMessages);
  const options = useRegionOptions();
  const saving = useSaveInfo(step);
  const { place } = useStepSearchParams();
  const formId = `${step}-info`;
  return (
    <StepFrame footer={<NextAction formId={formId} isPending={saving.isPending} />}>
      {place?.step === 1 && <VerificationIntro steps={place.as} />}
      <DynamicForm
        formId={formId}
        draftKey={step}
        config={config}
        initialValues={known}
        fields={fields}
        options={options}
        messages={texts}
        isSubmitting={saving.isPending}
        serverErrors={saving.fieldErrors}
        onSubmit={(values) => {
          infoSteps[step].track();
          saving.submit(values as InfoValues);
        }}
      />
    </StepFrame>
  );
}

interface Region {
  id: string;
  name: string;
}

const toChoices = (regions: readonly Region[]) =>
  regions.map(({ id, name }) => ({ value: id, label: name }));

/** The options of the pickers for states and districts (§4). */
function useRegionOptions(): DefaultOptions {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      states: async () => toChoices(await queryClient.fetchQuery(statesQuery)),
      districts: async (stateId) =>
        toChoices(await queryClient.fetchQuery(districtsQuery(stateId))),
    }),
    [queryClient],
  );
}

const doneTitles = {
  basic: 'basicDone',
  work: 'workDone',
} as const satisfies Record<InfoStep, string>;

/** The questions come from the server (§2, §7). */
export function BasicScreen() {
  return <InfoScreen step="basic" />;
}

/** Some questions are shown only for one work status (§4). */
export function WorkScreen() {
  return <InfoScreen step="work" />;
}

function InfoScreen({ step }: { step: InfoStep }) {
  const text = useMessages(infoMessages);
  const isDone = useIsStepDone(step);
  const read = useQuery(infoPageQuery(step));
  const known = useKnownValues();
  if (isDone) return <StepDone title={text(doneTitles[step])} />;
  return (
    <QueryGate
      read={read}
      isReady={isDone !== undefined && known !== undefined}
      frame={StepFrame}
      shape="list"
      loading={text('loading')}
      failed={text('failed')}
    >
      {(fields) => <Questions step={step} known={known ?? {}} fields={fields} read={read} />}
    </QueryGate>
  );
}

interface QuestionsProps {
  step: InfoStep;
  known: FormValues;
  fields: readonly FieldDescriptor[];
  read: QueryResult<unknown>;
}

function Questions({ step, known, fields, read }: QuestionsProps) {
  const text = useMessages(infoMessages);
  const hasFields = useHasFields(step, fields);
  if (hasFields) return <InfoForm step={step} known={known} fields={fields} />;
  return (
    <StepFrame>
      <QueryErrorState title={text('empty')} retryingLabel={text('loading')} read={read}>
        {text('emptyText')}
      </QueryErrorState>
    </StepFrame>
  );
}

const maxReported = 20;

/** True if at least one question is valid. Reports invalid questions once (D22). */
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
