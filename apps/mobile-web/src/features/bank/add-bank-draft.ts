import type { AddBankForm } from '@kosha/domain';
import { onSessionEnd } from '../../shared/session/session.ts';

/** What was typed, kept while the IFSC finder is open; in memory only, as it names a bank account. */
let draft: AddBankForm | undefined;

export const readDraft = () => draft;

export function keepDraft(form: AddBankForm): void {
  draft = form;
}

export function dropDraft(): void {
  draft = undefined;
}

onSessionEnd(dropDraft);
