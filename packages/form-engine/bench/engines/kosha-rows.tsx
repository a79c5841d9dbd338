import '@kosha/ui/styles.css';
import { KoshaProvider } from '@kosha/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DynamicForm, moreSetup } from '../../src/index.ts';
import { englishTexts } from '../../src/english-texts.ts';
import { submitForm, type BenchEngine } from '../engine.ts';
import { fieldsInRow, typedInto } from '../form.ts';
import { engine as plainForm } from './kosha.tsx';

const none = () => Promise.resolve([]);
const options = { states: none, districts: none };
const setup = moreSetup();

/** The same fields as the rows of one group. Each row is the one into which the bench types. */
export const engine: BenchEngine = {
  mount(root, descriptors) {
    const first = typedInto(descriptors.length);
    const rows = descriptors.length / fieldsInRow;
    const fields = descriptors.slice(first, first + fieldsInRow);
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
            descriptors={[group]}
            setup={setup}
            options={options}
            texts={englishTexts}
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
