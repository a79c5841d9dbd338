'use client';

import { DynamicForm, englishTexts } from '@kosha/form-engine';

const noLists = { states: async () => [], districts: async () => [] };

/** What has functions, such as `onSubmit`, is a component of the app's own. */
export const AskedForm = ({ descriptors }: { descriptors: unknown }) => (
  <DynamicForm
    descriptors={descriptors}
    options={noLists}
    texts={englishTexts}
    formId="asked"
    submitLabel="Next"
    onSubmit={(values) => {
      document.title = JSON.stringify(values);
    }}
  />
);
