import {
  DynamicForm,
  selectWithChips,
  defaultConfig,
  type FieldDescriptor,
  type FormValues,
  type DefaultOptions,
} from '@kosha/form-engine';
import { useTexts } from '../../../shared/i18n/messages.ts';
import { NextAction } from '../step/next-action.tsx';
import { Start } from '../step/start.tsx';
import { StepFrame, useStepQuery } from '../step/step-frame.tsx';
import { formMessages } from './form.messages.ts';
import { infoSteps, type InfoStep, type InfoValues } from './info-steps.ts';
import { useSaveInfo } from './use-save-info.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { districtsQuery, statesQuery } from './info.queries.ts';

/** The default field types, except that a field with few short options uses chips. */
const config = {
  ...defaultConfig,
  fieldTypes: { ...defaultConfig.fieldTypes, select: selectWithChips },
};

interface InfoFormProps {
  step: InfoStep;
  /** Prefilled answers by payload name. */
  known: FormValues;
  fields: readonly FieldDescriptor[];
}

/** The server's questions, rendered by the form engine; input survives a reload. */
export function InfoForm({ step, known, fields }: InfoFormProps) {
  const texts = useTexts(formMessages);
  const options = useRegionOptions();
  const saving = useSaveInfo(step);
  const { place } = useStepQuery();
  const formId = `${step}-info`;
  return (
    <StepFrame footer={<NextAction formId={formId} isPending={saving.isPending} />}>
      {place?.step === 1 && <Start steps={place.as} />}
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

/** Loads the states, and the districts of a state, for the form's pickers (§4). */
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
