import { parseDescriptors } from '@kosha/form-engine';
import { useEffect, useMemo } from 'react';
import { trackDrift } from '../../../shared/tracking/tracking.ts';
import { infoSteps, type InfoStep } from './info-steps.ts';

const toldAtMost = 20;

/** Whether the server's list has anything to fill in. Reports once what is wrong with the list (D22). */
export function useHasFields(step: InfoStep, descriptors: unknown): boolean {
  const { form, drift } = useMemo(() => parseDescriptors(descriptors), [descriptors]);
  useEffect(() => {
    if (drift.length === 0) return;
    const told = drift.slice(0, toldAtMost);
    trackDrift(infoSteps[step].pattern, {
      count: drift.length,
      problems: told.map(({ problem, path }) => `${problem} ${path}`).join(', '),
      received: told.map(({ received }) => received).join(', '),
    });
  }, [step, drift]);
  return form.fields.length > 0;
}
