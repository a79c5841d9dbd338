import { DynamicForm, englishTexts, type DynamicFormProps } from '@kosha/form-engine';

const options: DynamicFormProps['options'] = {
  states: (_, signal) => fetch('/states', { signal }).then((answer) => answer.json()),
  districts: (id, signal) => fetch(`/states/${id}`, { signal }).then((answer) => answer.json()),
};

export const Questions = (props: Pick<DynamicFormProps, 'descriptors' | 'onSubmit'>) => (
  <DynamicForm {...props} options={options} texts={englishTexts} formId="q" submitLabel="Next" />
);
