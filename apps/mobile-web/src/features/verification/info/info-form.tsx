import {
  DynamicForm,
  dropdownWithChips,
  ourSetup,
  type DescriptorInput,
  type FormValues,
  type OptionsPort,
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

/** The product's own kinds, but a field with a few short choices takes one tap. */
const setup = { ...ourSetup, kinds: { ...ourSetup.kinds, dropdown: dropdownWithChips } };

interface InfoFormProps {
  step: InfoStep;
  /** What the questions begin with, by payload name. */
  known: FormValues;
  descriptors: readonly DescriptorInput[];
}

/** The server's questions, rendered by the engine; what is typed is kept over a reload. */
export function InfoForm({ step, known, descriptors }: InfoFormProps) {
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
        setup={setup}
        initialValues={known}
        descriptors={descriptors}
        options={options}
        texts={texts}
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

/** The states, and the districts of one, for the form's pickers (§4). */
function useRegionOptions(): OptionsPort {
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
