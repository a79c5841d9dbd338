import { isSameState, stateOfPinCode } from '@kosha/domain';
import type { FormValues } from '@kosha/form-engine';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statesQuery } from './info.queries.ts';

/** Payload names of the current address. */
const pinCodeField = 'pinCode';
const liveStateField = 'liveState';

/** Kept only in memory, because the browser stores nothing of a saved step. */
const stateNameKey = ['state-of-pin-code'];

/**
 * Call this with a step's submitted answers, so that later steps prefill them.
 */
export function recordKnownValues(queryClient: QueryClient, values: FormValues): void {
  const stateName = stateOfPinCode(String(values[pinCodeField] ?? ''));
  if (stateName !== undefined) queryClient.setQueryData(stateNameKey, stateName);
}

/**
 * Values that an earlier step determines: the state of the PIN code. The user sees the value and
 * can change it. Undefined while the states are loading.
 */
export function useKnownValues(): FormValues | undefined {
  const queryClient = useQueryClient();
  const [stateName] = useState(() => queryClient.getQueryData<string>(stateNameKey));
  const states = useQuery({ ...statesQuery, enabled: stateName !== undefined });
  if (stateName === undefined || states.isError) return {};
  if (states.data === undefined) return undefined;
  const state = states.data.find(({ name }) => isSameState(name, stateName));
  return state === undefined ? {} : { [liveStateField]: state.id };
}
