/** The recipes of the README. The compiler checks them here. */
import {
  clearDraft,
  createFormEngine,
  defaultConfig,
  DynamicForm,
  englishMessages,
  extendedConfig,
  fromJsonSchema,
  type FieldError,
  type StandardSchema,
} from '@kosha/form-engine';
import { hindi } from '@kosha/form-engine/languages';
import { useState } from 'react';
import { stars } from './stars.tsx';

interface FormOf {
  fields: unknown;
}

declare function load(url: string, signal?: AbortSignal): Promise<{ id: number; name: string }[]>;
declare function send(values: object): Promise<{ errors: FieldError[] }>;
declare const schema: StandardSchema & { jsonSchema: object };

const { state, district, ...others } = defaultConfig.fieldTypes;
export const { DynamicForm: BranchForm } = createFormEngine({
  messages: englishMessages,
  fieldTypes: {
    ...others,
    city: { ...state, source: 'cities' },
    branch: { ...district, source: 'branches', parentType: 'city' },
  },
  options: {
    cities: () => load('/api/cities'),
    branches: (city, signal) => load(`/api/branches/${city}`, signal),
  },
});

const extended = extendedConfig();
export const config = { ...extended, fieldTypes: { ...extended.fieldTypes, stars } };

export function WithServerErrors({ fields }: FormOf) {
  const [errors, setErrors] = useState<FieldError[]>([]);
  return (
    <DynamicForm
      formId="profile"
      draftKey="profile"
      fields={fields}
      messages={englishMessages}
      submitLabel="Save"
      serverErrors={errors}
      onSubmit={async (values) => {
        const response = await send(values);
        setErrors(response.errors);
        if (response.errors.length === 0) clearDraft('profile');
      }}
    />
  );
}

const inHindi = { messages: hindi.messages, config: extendedConfig(hindi.extended) };
export const HindiForm = ({ fields }: FormOf) => (
  <DynamicForm {...inHindi} formId="hindi" fields={fields} submitLabel="भेजें" onSubmit={send} />
);

const described = fromJsonSchema(schema.jsonSchema);
export const SchemaForm = () => (
  <DynamicForm
    {...described}
    formId="schema"
    config={extended}
    validate={schema}
    messages={englishMessages}
    submitLabel="Send"
    onSubmit={send}
  />
);
