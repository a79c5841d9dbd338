import 'survey-core/survey-core.min.css';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { BenchEngine } from '../engine.ts';
import { benchChoices, type Descriptors } from '../form.ts';

const choices = benchChoices.map(({ dictValue, dictLabel }) => ({
  value: dictValue,
  text: dictLabel,
}));
const days = Array.from({ length: 31 }, (_, at) => at + 1);

const modelOf = (fields: Descriptors) =>
  new Model({
    elements: fields.map(({ key, value, dataType, checkType, lengthLimitMax }) => {
      const common = { name: value, title: key, isRequired: true };
      if (dataType === 0) return { ...common, type: 'dropdown', choices };
      if (dataType === 3) return { ...common, type: 'dropdown', choices: days };
      const digits = { type: 'regex', regex: '^[0-9]*$' };
      const validators = [
        { type: 'text', maxLength: lengthLimitMax },
        ...(checkType === 1 ? [digits] : []),
      ];
      return { ...common, type: 'text', validators };
    }),
  });

/** SurveyJS, set up as its documentation shows. Saves a text on blur, like our engine. */
export const engine: BenchEngine = {
  mount: (root, fields, values) => {
    const model = modelOf(fields);
    model.data = values;
    flushSync(() => createRoot(root).render(<Survey model={model} />));
  },
  submit: (root) => root.querySelector<HTMLElement>('.sd-navigation__complete-btn')?.click(),
  prepareCheck: (_root, fields, values) => {
    const model = modelOf(fields);
    model.data = values;
    return {
      run: () => model.validate(false),
      countWrong: () =>
        model.getAllQuestions().filter((question) => question.hasErrors(false)).length,
    };
  },
};
