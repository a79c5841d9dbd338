import { Button } from '@kosha/ui';
import { useContext } from 'react';
import { FormViewContext, useFormScope } from './form-scope.ts';

/** The form's own button, if it has words for one. */
export function SubmitButton() {
  const { isSubmitting } = useFormScope();
  const { submitLabel } = useContext(FormViewContext);
  if (!submitLabel) return null;
  return (
    <Button type="submit" isFullWidth isLoading={isSubmitting}>
      {submitLabel}
    </Button>
  );
}
