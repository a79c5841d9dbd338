import { DynamicForm, englishTexts } from '@kosha/form-engine';

const name = { key: 'Full name', value: 'fullName', dataType: 1, checkReq: 1 };
const noLists = { states: async () => [], districts: async () => [] };

/** The same on a server and in the browser. */
export const ServedForm = () => (
  <DynamicForm
    descriptors={[name]}
    options={noLists}
    texts={englishTexts}
    formId="served"
    submitLabel="Next"
    onSubmit={(values) => {
      document.title = JSON.stringify(values);
    }}
  />
);
