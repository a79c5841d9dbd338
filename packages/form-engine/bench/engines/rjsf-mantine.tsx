import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider } from '@mantine/core';
import Form from '@rjsf/mantine';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { BenchEngine } from '../engine.ts';
import { jsonSchemaOf } from '../json-schema.ts';

/** Stock: ajv at run time, and errors that go while one types (`liveValidate`, as its docs set it). */
export const engine: BenchEngine = {
  mount: (root, descriptors) => {
    const schema: RJSFSchema = jsonSchemaOf(descriptors);
    flushSync(() =>
      createRoot(root).render(
        <MantineProvider>
          <Form schema={schema} validator={validator} liveValidate showErrorList={false} />
        </MantineProvider>,
      ),
    );
  },
  // The call that the form makes: it compiles the schema when first asked.
  prepareCheck: (_root, descriptors, values) => {
    const schema: RJSFSchema = jsonSchemaOf(descriptors);
    let wrong: object = {};
    return {
      run: () => (wrong = validator.validateFormData(values, schema).errorSchema),
      countWrong: () => Object.keys(wrong).length,
    };
  },
};
