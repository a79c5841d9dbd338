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

/**
 * rjsf, set up as its documentation shows: ajv at run time, and validation on each key
 * (`liveValidate`).
 */
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
            // With the browser's own validation, users would see one bubble instead of field
            // errors.
            noHtml5Validate
            showErrorList={false}
            onError={() => undefined}
          />
        </MantineProvider>,
      ),
    );
  },
  submit: submitForm,
  // Measures the call with which rjsf's form validates. The first call also compiles the schema.
  prepareCheck: (_root, fields, values) => {
    const schema: RJSFSchema = jsonSchemaOf(fields);
    let wrong: object = {};
    return {
      run: () => (wrong = validator.validateFormData(values, schema).errorSchema),
      countWrong: () => Object.keys(wrong).length,
    };
  },
};
