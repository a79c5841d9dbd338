import { DynamicForm, englishTexts, type DynamicFormProps } from '@kosha/form-engine';

const list = (path: string, signal: AbortSignal) =>
  fetch(path, { signal }).then(async (answer) => (await answer.json()).data);

const options: DynamicFormProps['options'] = {
  states: (_, signal) => list('/api1/map-state/v1/list', signal),
  districts: (id, signal) => list(`/api1/map-state/v1/district/${id}`, signal),
};

export const Questions = (props: Pick<DynamicFormProps, 'descriptors' | 'onSubmit'>) => (
  <DynamicForm {...props} options={options} texts={englishTexts} formId="q" submitLabel="Next" />
);
