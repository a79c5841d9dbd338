import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { submitForm, type BenchEngine } from '../engine.ts';
import { benchChoices, type Descriptors, type Values } from '../form.ts';

const days = Array.from({ length: 31 }, (_, at) => String(at + 1));

type Fields = Record<string, string | number>;

interface HandWrittenProps {
  fields: Descriptors;
  values: Values;
  onReady?: (form: UseFormReturn<Fields>) => void;
}

function HandWritten({ fields, values, onReady }: HandWrittenProps) {
  const form = useForm<Fields>({ defaultValues: { ...values } });
  const { errors } = form.formState;
  onReady?.(form);
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)} noValidate>
      {fields.map(({ key, value, dataType, checkType, lengthLimitMax }) => {
        const error = errors[value];
        const shared = { id: value, 'aria-invalid': error !== undefined };
        const required = `Fill in ${key}`;
        return (
          <div key={value}>
            <label htmlFor={value}>{key}</label>
            {dataType === 1 ? (
              <input
                {...shared}
                {...form.register(value, {
                  required,
                  maxLength: { value: lengthLimitMax ?? 0, message: 'Too long' },
                  ...(checkType === 1 && { pattern: { value: /^[0-9]*$/, message: 'Digits' } }),
                })}
              />
            ) : (
              <select {...shared} {...form.register(value, { required })}>
                <option value="">Please select</option>
                {dataType === 0
                  ? benchChoices.map(({ dictValue, dictLabel }) => (
                      <option key={dictValue} value={dictValue}>
                        {dictLabel}
                      </option>
                    ))
                  : days.map((day) => <option key={day}>{day}</option>)}
              </select>
            )}
            {error && <p role="alert">{error.message}</p>}
          </div>
        );
      })}
      <button type="submit">Next</button>
    </form>
  );
}

/** A form written by hand in JSX, without descriptors, theme and error summary. */
export const engine: BenchEngine = {
  mount: (root, fields, values) =>
    flushSync(() => createRoot(root).render(<HandWritten {...{ fields, values }} />)),
  submit: submitForm,
  // Renders the form first, because react-hook-form validates only mounted fields.
  prepareCheck: (root, fields, values) => {
    let form: UseFormReturn<Fields> | undefined;
    const onReady = (ready: typeof form) => (form = ready);
    flushSync(() => createRoot(root).render(<HandWritten {...{ fields, values, onReady }} />));
    return {
      run: () => form?.trigger(),
      countWrong: () =>
        fields.filter(({ value }) => form?.getFieldState(value).invalid === true).length,
    };
  },
};
