import type Form from '@rjsf/core';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FormDescription } from '../descriptor/field.ts';
import { kindOf } from '../fields/registry.ts';
import type { OptionsStore } from '../options/options-store.ts';
import type { Filling } from './use-filling.ts';

interface Parts {
  form: FormDescription;
  rjsf: RefObject<Form | null>;
  store: OptionsStore;
  filling: Pick<Filling, 'latestData'>;
  wasRefused: boolean;
}

/**
 * Choices that come after a refused submit can settle what was said of their field. rjsf checks
 * when a value is set: one of those fields gets the value it has.
 */
export function useRecheck({ form, rjsf, store, filling, wasRefused }: Parts): void {
  const { latestData } = filling;
  useEffect(() => {
    const field = form.fields.find(({ kind }) => kindOf(kind).source !== undefined);
    if (!field || !wasRefused) return undefined;
    return store.subscribe(() =>
      rjsf.current?.setFieldValue([field.key], latestData.current[field.key]),
    );
  }, [form, rjsf, store, latestData, wasRefused]);
}
