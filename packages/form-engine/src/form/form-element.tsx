import { useEffect, useRef, type ComponentPropsWithRef, type RefObject } from 'react';

type FormElementProps = Omit<ComponentPropsWithRef<'form'>, 'ref'> & {
  ref: RefObject<HTMLFormElement | null>;
};

const submitAttempted = ':user-valid';

/**
 * Repeats a submit from before hydration, which sets `:user-valid`. `method="dialog"` prevents the
 * navigation without an inline script, which a CSP would forbid.
 */
export function FormElement({ ref, children, ...form }: FormElementProps) {
  const marker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: element } = marker;
    if (!CSS.supports(`selector(${submitAttempted})`) || !element?.matches(submitAttempted))
      return undefined;
    // Deferred, so that the draft is restored first.
    const timer = setTimeout(() => ref.current?.requestSubmit());
    return () => clearTimeout(timer);
  }, [ref]);
  return (
    <form {...form} ref={ref} method="dialog">
      {children}
      {/* Not a text input, because autofill would try to fill it in. */}
      <input ref={marker} type="range" hidden />
    </form>
  );
}
