import type { BenchEngine } from '../engine.ts';
import { benchChoices, type Descriptors, type Values } from '../form.ts';

const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
const codes = benchChoices.map(({ dictValue }) => dictValue);

/**
 * The lower bound: the same elements without scripts. The `form` element is required for the same
 * autofill work as in the other engines.
 */
export const engine: BenchEngine = {
  mount: show,
  submit: (root) => void fieldsIn(root).map((field) => field.checkValidity()),
  prepareCheck: (root, fields, values) => {
    show(root, fields, values);
    return {
      run: () => fieldsIn(root).map((field) => field.checkValidity()),
      countWrong: () => root.querySelectorAll(':is(input, select):invalid').length,
    };
  },
};

const fieldsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
];

function show(root: HTMLElement, fields: Descriptors, values: Values): void {
  const html = fields
    .map(
      ({ key, value, dataType, checkType, lengthLimitMax }) => `
        <div>
          <label for="${value}">${key}</label>
          ${
            dataType === 1
              ? `<input id="${value}" required pattern="${checkType === 1 ? '[0-9]' : '.'}{0,${lengthLimitMax}}">`
              : `<select id="${value}" required><option value="">Please select</option>
                  ${(dataType === 0 ? codes : days).map((code) => `<option>${code}</option>`).join('')}
                </select>`
          }
        </div>`,
    )
    .join('');
  root.innerHTML = `<form>${html}</form>`;
  for (const field of fieldsIn(root)) field.value = String(values[field.id] ?? '');
}
