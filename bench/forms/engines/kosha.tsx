import '@kosha/ui/styles.css';
import { KoshaProvider } from '@kosha/ui';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { DynamicForm, parseFields } from '../../../packages/form-engine/src/index.ts';
import { createOptionsStore } from '../../../packages/form-engine/src/options/options-store.ts';
import { englishMessages } from '../../../packages/form-engine/src/english-messages.ts';
import { createFormCheck } from '../../../packages/form-engine/src/validator/form-check.ts';
import { formSchema } from '../../../packages/form-engine/src/validator/form-schema.ts';
import { createRjsfValidator } from '../../../packages/form-engine/src/validator/rjsf-validator.ts';
import { submitForm, type BenchEngine } from '../engine.ts';

const none = () => Promise.resolve([]);
const options = { states: none, districts: none };

export const engine: BenchEngine = {
  mount: (root, fields, values) =>
    flushSync(() =>
      createRoot(root).render(
        <KoshaProvider>
          <DynamicForm
            fields={fields}
            options={options}
            messages={englishMessages}
            formId="bench"
            draftKey="bench"
            initialValues={values}
            submitLabel="Next"
            onSubmit={() => undefined}
          />
        </KoshaProvider>,
      ),
    ),
  submit: submitForm,
  // rjsf's form calls `validateFormData`, which also creates the error messages.
  prepareCheck: (_root, fields, values) => {
    const { form } = parseFields(fields);
    const store = createOptionsStore(() => none);
    const validator = createRjsfValidator(createFormCheck(form, store, () => englishMessages));
    const data = Object.fromEntries(form.fields.map(({ key, name }) => [key, values[name]]));
    // The app compiles the schema after the first render, so the benchmark does not measure this.
    validator.validateFormData({}, formSchema);
    let wrong: object = {};
    return {
      run: () => (wrong = validator.validateFormData(data, formSchema).errorSchema),
      countWrong: () => Object.keys(wrong).length,
    };
  },
};
