import type Form from '@rjsf/core';
import { useCallback } from 'react';
import type { RefObject } from 'react';
import type { FormDescription } from '../descriptor/field.ts';
import { useLatest } from '../shared/use-latest.ts';
import type { FormScope } from './form-context.ts';
import type { Filling } from './use-filling.ts';
import type { ServerErrors } from './use-server-errors.ts';

interface Parts {
  form: FormDescription;
  rjsf: RefObject<Form | null>;
  filling: Filling;
  server: ServerErrors;
}

/** A field got a value: what the server said of the last one goes, and what hung on it is cleared (§4). */
export function useAfterCommit(parts: Parts): FormScope['afterCommit'] {
  const latest = useLatest(parts);
  return useCallback(
    (field, value) => {
      const { form, rjsf, filling, server } = latest.current;
      server.dismiss(field.key);
      if (filling.latestData.current[field.key] === value) return;
      for (const child of form.fields) {
        if (child.parentKey === field.key) rjsf.current?.setFieldValue([child.key], undefined);
      }
    },
    [latest],
  );
}
