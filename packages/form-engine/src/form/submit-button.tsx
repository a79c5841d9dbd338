import { Button } from '@kosha/ui';
import { useFormScope } from './form-scope.ts';

/** The form's own button, if it has words for one. */
export function SubmitButton() {
  const { submitLabel, isSubmitting } = useFormScope();
  if (!submitLabel) return null;
  return (
    <Button type="submit" isFullWidth isLoading={isSubmitting}>
      {submitLabel}
    </Button>
  );
}
