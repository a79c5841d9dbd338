import { Button } from '@kosha/ui';
import { createContext, useContext } from 'react';

export interface SubmitLook {
  /** Without words there is no button. */
  label: string | undefined;
  isSubmitting: boolean;
}

export const SubmitContext = createContext<SubmitLook | null>(null);

/** The form's own button; told by context, so that rjsf is always given the same element. */
export function SubmitButton() {
  const look = useContext(SubmitContext);
  if (!look?.label) return null;
  return (
    <Button type="submit" isFullWidth isLoading={look.isSubmitting}>
      {look.label}
    </Button>
  );
}
