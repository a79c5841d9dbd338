import { DynamicForm, englishTexts } from '@kosha/form-engine';

const descriptors = [
  { key: 'Full name', value: 'fullName', dataType: 1, checkReq: 1 },
  {
    key: 'Work',
    value: 'work',
    dataType: 0,
    checkReq: 1,
    dictionaryVoList: [
      { dictLabel: 'Salaried', dictValue: '1' },
      { dictLabel: 'Self-employed', dictValue: '2' },
    ],
  },
  { key: 'State', value: 'liveState', dataType: 4, checkReq: 0 },
];
const options = { states: async () => [{ id: '30', name: 'Goa' }], districts: async () => [] };

/** The same on a server and in the browser. */
export const ServedForm = () => (
  <DynamicForm
    descriptors={descriptors}
    options={options}
    texts={englishTexts}
    formId="served"
    draftKey="served"
    submitLabel="Next"
    onSubmit={(values) => {
      document.title = JSON.stringify(values);
    }}
  />
);
