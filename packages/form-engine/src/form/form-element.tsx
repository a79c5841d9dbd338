import { useEffect, useRef, type ComponentPropsWithRef, type RefObject } from 'react';

type FormElementProps = Omit<ComponentPropsWithRef<'form'>, 'ref'> & {
  ref: RefObject<HTMLFormElement | null>;
};

const submitAttempted = ':user-valid';

/**
 * If the user submitted the server-rendered form before hydration, submits the form again after
 * hydration. The browser marks the first attempt with `:user-valid`. `method="dialog"` prevents
 * that attempt from navigating to another page.
 */
export function FormElement({ ref, children, ...form }: FormElementProps) {
  const marker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: element } = marker;
    if (!CSS.supports(`selector(${submitAttempted})`) || !element?.matches(submitAttempted))
      return undefined;
    // The submit is deferred, so that the form restores the draft first.
    const timer = setTimeout(() => ref.current?.requestSubmit());
    return () => clearTimeout(timer);
  }, [ref]);
  return (
    <form {...form} ref={ref} method="dialog">
      {children}
      {/* The marker is a range input, because autofill would fill in a text input. */}
      <input ref={marker} type="range" hidden />
    </form>
  );
}
