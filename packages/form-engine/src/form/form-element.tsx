import { useLayoutEffect, type ComponentPropsWithRef, type RefObject } from 'react';

type FormElementProps = Omit<ComponentPropsWithRef<'form'>, 'ref'> & {
  ref: RefObject<HTMLFormElement | null>;
};

/**
 * The form's element. A page that a server has rendered may be sent before React is there: with an `action`
 * that is a function React keeps such a submit, and here it is made again, with all that is filled in by then.
 */
export function FormElement({ ref, children, ...form }: FormElementProps) {
  // React empties a form after its action, while its own events are off; ours is emptied by `reset` alone.
  useLayoutEffect(() => {
    const { current: element } = ref;
    const keep = (event: Event) => event.preventDefault();
    element?.addEventListener('reset', keep);
    return () => element?.removeEventListener('reset', keep);
  }, [ref]);
  return (
    <form {...form} ref={ref} action={() => ref.current?.requestSubmit()}>
      {children}
    </form>
  );
}
