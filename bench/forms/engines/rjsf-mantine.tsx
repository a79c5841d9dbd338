import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import Form from '@rjsf/mantine';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { submitForm, type BenchEngine } from '../engine.ts';
import { jsonSchemaOf } from '../json-schema.ts';

/** rjsf, set up as its documentation shows: ajv at run time, validation on each key. */
export const engine: BenchEngine = {
  mount: (root, fields, values) => {
    const schema: RJSFSchema = jsonSchemaOf(fields);
    flushSync(() =>
      createRoot(root).render(
        <MantineProvider>
          <Form
            schema={schema}
            initialFormData={values}
            validator={validator}
            liveValidate
            // The browser's validation would show one bubble instead of field errors.
            noHtml5Validate
            showErrorList={false}
            onError={() => undefined}
          />
        </MantineProvider>,
      ),
    );
  },
  submit: submitForm,
  // rjsf's form calls `validateFormData`. The first call also compiles the schema.
  prepareCheck: (_root, fields, values) => {
    const schema: RJSFSchema = jsonSchemaOf(fields);
    let wrong: object = {};
    return {
      run: () => (wrong = validator.validateFormData(values, schema).errorSchema),
      countWrong: () => Object.keys(wrong).length,
    };
  },
};
