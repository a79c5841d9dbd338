import { isIdentityField, isIdentityValue } from '../drafts/identity-fields.ts';
import { ourMeaning } from './our-meanings.ts';
import { fieldKinds } from '../fields/registry.ts';
import type { EngineSetup } from '../model/setup.ts';

/** §4 names neither the field nor the answer: both are assumed. */
const workStatus = 'workStatus';
const showingWorkStatus = '3';

/** The forms of the product: its kinds (§3), its work status (§4), the identity numbers of India. */
export const ourSetup = {
  kinds: fieldKinds,
  visibility: ({ name, canHide }) =>
    canHide && name !== workStatus
      ? { showWhen: { field: workStatus, equals: showingWorkStatus }, isOptional: true }
      : undefined,
  meaning: ourMeaning,
  identity: { asksFor: isIdentityField, isOne: isIdentityValue },
} as const satisfies EngineSetup;
