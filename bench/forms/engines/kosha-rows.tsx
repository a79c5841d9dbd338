import '@kosha/ui/styles.css';
import { KoshaProvider } from '@kosha/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DynamicForm, extendedConfig } from '../../../packages/form-engine/src/index.ts';
import { englishMessages } from '../../../packages/form-engine/src/english-messages.ts';
import { submitForm, type BenchEngine } from '../engine.ts';
import { fieldsInRow, typedFieldIndex } from '../form.ts';
import { engine as plainForm } from './kosha.tsx';

const none = () => Promise.resolve([]);
const options = { states: none, districts: none };
const setup = extendedConfig();

export const engine: BenchEngine = {
  mount(root, all) {
    const first = typedFieldIndex(all.length);
    const rows = all.length / fieldsInRow;
    const fields = all.slice(first, first + fieldsInRow);
    const group = {
      key: 'Row',
      value: 'rows',
      dataType: 1,
      checkReq: 1,
      group: { fields, minRows: 1, maxRows: rows },
    };
    flushSync(() =>
      createRoot(root).render(
        <KoshaProvider>
          <DynamicForm
            fields={[group]}
            config={setup}
            options={options}
            messages={englishMessages}
            formId="bench"
            draftKey="bench"
            initialValues={{ rows: Array.from({ length: rows }, () => ({})) }}
            submitLabel="Next"
            onSubmit={() => undefined}
          />
        </KoshaProvider>,
      ),
    );
  },
  submit: submitForm,
  addRow: (root) => root.querySelector<HTMLElement>('fieldset > button')?.click(),
  prepareCheck: plainForm.prepareCheck,
};
