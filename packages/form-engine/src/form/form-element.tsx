import { useEffect, useRef, type ComponentPropsWithRef, type RefObject } from 'react';

type FormElementProps = Omit<ComponentPropsWithRef<'form'>, 'ref'> & {
  ref: RefObject<HTMLFormElement | null>;
};

const submitAttempted = ':user-valid';

/**
 * The form element. A server-rendered form can be submitted before hydration. `method="dialog"` then
 * prevents a navigation, and the attempt sets `:user-valid` on every control, including a hidden one.
 * React detects it there, without an inline script that a CSP would forbid, and replays the submit.
 */
export function FormElement({ ref, children, ...form }: FormElementProps) {
  const marker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: element } = marker;
    if (!CSS.supports(`selector(${submitAttempted})`) || !element?.matches(submitAttempted))
      return undefined;
    // The draft is restored first.
    const timer = setTimeout(() => ref.current?.requestSubmit());
    return () => clearTimeout(timer);
  }, [ref]);
  return (
    <form {...form} ref={ref} method="dialog">
      {children}
      {/* Not a text input, which autofill would read. */}
      <input ref={marker} type="range" hidden />
    </form>
  );
}
