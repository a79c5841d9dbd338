import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldError } from '../model/field-error.ts';
import type { FormValues } from '../model/field-facts.ts';
import type { FormDescription } from '../model/field.ts';
import { createAsyncChecks } from '../validator/async-checks.ts';

type ServerErrors = readonly FieldError[] | undefined;

/** The checks that have to ask somebody; what they find is shown like the errors of the server. */
export function useAsyncChecks({ asyncChecks }: FormDescription, serverErrors: ServerErrors) {
  const checks = useMemo(() => createAsyncChecks(asyncChecks), [asyncChecks]);
  useEffect(() => checks.stop, [checks]);
  const [isChecking, setIsChecking] = useState(false);
  const [found, setFound] = useState<{ errors: readonly FieldError[]; beside: ServerErrors }>();
  const pass = useCallback(
    async (values: FormValues): Promise<boolean> => {
      setIsChecking(true);
      const errors = await checks.settle(values);
      if (!errors) return false;
      setIsChecking(false);
      setFound({ errors, beside: serverErrors });
      return errors.length === 0;
    },
    [checks, serverErrors],
  );
  return {
    hasAny: asyncChecks.length > 0,
    isChecking,
    prepare: checks.prepare,
    pass,
    // A newer answer of the server replaces what was found before it.
    errors: found && found.beside === serverErrors ? found.errors : serverErrors,
  };
}
