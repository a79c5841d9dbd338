import { createFormEngine, crossCheck, englishTexts, ourSetup } from '@kosha/form-engine';
import { OwnInput, OwnSelect } from '../own-inputs.js';

const { kinds } = ourSetup;

const states = async () => [{ id: '30', name: 'Goa' }];

/** A name misspelt in `check`, a kind whose parent is missing or a source without a loader would not compile. */
export const { DynamicForm: AccountForm } = createFormEngine({
  kinds: {
    ...kinds,
    text: { ...kinds.text, widget: OwnInput },
    state: { ...kinds.state, widget: OwnSelect },
  },
  crossChecks: [
    crossCheck({
      at: 'again',
      reads: ['account'],
      check: ({ again, account }, fields) =>
        again === account ? undefined : `Not the same as ${fields.get('account')?.label}`,
    }),
  ],
  texts: englishTexts,
  sources: { states, districts: async () => [] },
});
