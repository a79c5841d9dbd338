import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { englishMessages } from '../english-messages.ts';
import { DynamicForm, type DynamicFormProps } from '../form/dynamic-form.tsx';
import { immediateOptionLoaders } from './fields.ts';

type Props = Partial<DynamicFormProps> & Pick<DynamicFormProps, 'fields'>;

const withDefaults = (props: Props): DynamicFormProps => ({
  options: immediateOptionLoaders,
  messages: englishMessages,
  formId: 'form',
  submitLabel: 'Next',
  onSubmit: () => undefined,
  ...props,
});

function newHost(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  return host;
}

function controlsFor(host: HTMLElement, root: Root, first: DynamicFormProps) {
  let props = first;
  onTestFinished(() => root.unmount());
  return {
    host,
    field: (label: string) => fieldIn(host, label),
    change(next: Partial<DynamicFormProps>) {
      props = { ...props, ...next };
      flushSync(() => root.render(<DynamicForm {...props} />));
    },
    submit: () => host.querySelector('form')?.requestSubmit(),
    unmount: () => root.unmount(),
  };
}

export type MountedForm = ReturnType<typeof controlsFor>;

export function mountForm(given: Props): MountedForm {
  const props = withDefaults(given);
  const host = newHost();
  const root = createRoot(host);
  flushSync(() => root.render(<DynamicForm {...props} />));
  return controlsFor(host, root, props);
}

function fieldIn(host: HTMLElement, label: string): HTMLInputElement & HTMLSelectElement {
  const found = [...host.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  const control = document.getElementById(found?.htmlFor ?? '');
  if (!control) throw new Error(`There is no field "${label}"`);
  return control as HTMLInputElement & HTMLSelectElement;
}

/** Renders the form to HTML, as on a server. `hydrate` hydrates this HTML. */
export function renderFormOnServer(given: Props, isStrict = true) {
  const props = withDefaults(given);
  const errors: unknown[] = [];
  const form = <DynamicForm {...props} />;
  const app = isStrict ? <StrictMode>{form}</StrictMode> : form;
  const host = newHost();
  vi.stubGlobal('sessionStorage', undefined);
  host.innerHTML = renderToString(app);
  vi.unstubAllGlobals();
  return {
    host,
    field: (label: string) => fieldIn(host, label),
    errors,
    hydrate() {
      const root = hydrateRoot(host, app, {
        onRecoverableError: (fault) => void errors.push(fault),
        onUncaughtError: (fault) => void errors.push(fault),
      });
      return controlsFor(host, root, props);
    },
  };
}

export function type(element: HTMLElement, text: string): void {
  element.focus();
  document.execCommand('insertText', false, text);
}

export function chooseOption(element: HTMLSelectElement, value: string): void {
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
