import { useEffect, useRef, type ComponentPropsWithRef, type RefObject } from 'react';

type FormElementProps = Omit<ComponentPropsWithRef<'form'>, 'ref'> & {
  ref: RefObject<HTMLFormElement | null>;
};

const wasTried = ':user-valid';

/**
 * The form's element. A page that a server has rendered may be sent before React is there. `method="dialog"` keeps the
 * browser from leaving the page then, and a submit that was tried marks every control of the form, also the last one,
 * which nobody sees or can touch. So React finds out without a script in the page, which a Content-Security-Policy
 * would forbid, and makes the submit again with all that is filled in by then.
 */
export function FormElement({ ref, children, ...form }: FormElementProps) {
  const trace = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: element } = trace;
    if (!CSS.supports(`selector(${wasTried})`) || !element?.matches(wasTried)) return undefined;
    // The draft is restored first.
    const timer = setTimeout(() => ref.current?.requestSubmit());
    return () => clearTimeout(timer);
  }, [ref]);
  return (
    <form {...form} ref={ref} method="dialog">
      {children}
      {/* No text: the browser's autofill would read one more field. */}
      <input ref={trace} type="range" hidden />
    </form>
  );
}
