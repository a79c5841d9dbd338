import type { BenchEngine } from '../engine.ts';
import { CHOICES, type Descriptors } from '../form.ts';

const DAYS = Array.from({ length: 31 }, (_, at) => String(at + 1));
const CODES = CHOICES.map(({ dictValue }) => dictValue);

/** The lower bound: what the browser alone needs for the same elements, without any script. */
export const engine: BenchEngine = {
  mount: show,
  prepareCheck: (root, descriptors, values) => {
    show(root, descriptors);
    for (const field of fieldsIn(root)) field.value = values[field.id] ?? '';
    return {
      run: () => fieldsIn(root).map((field) => field.checkValidity()),
      countWrong: () => root.querySelectorAll(':is(input, select):invalid').length,
    };
  },
};

const fieldsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
];

function show(root: HTMLElement, descriptors: Descriptors): void {
  root.innerHTML = descriptors
    .map(
      ({ key, value, dataType, checkType, lengthLimitMax }) => `
        <div>
          <label for="${value}">${key}</label>
          ${
            dataType === 1
              ? `<input id="${value}" required pattern="${checkType === 1 ? '[0-9]' : '.'}{0,${lengthLimitMax}}">`
              : `<select id="${value}" required><option value="">Please select</option>
                  ${(dataType === 0 ? CODES : DAYS).map((code) => `<option>${code}</option>`).join('')}
                </select>`
          }
        </div>`,
    )
    .join('');
}
