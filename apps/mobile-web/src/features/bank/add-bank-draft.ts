import type { AddBankForm } from '@kosha/domain';
import { onSessionEnd } from '../../shared/session/session.ts';
import { stored } from '../../shared/browser/stored.ts';

/** In this tab alone, as it names a bank account. */
const kept = stored('session', 'kosha.add-bank', ({ bankCode, cardNo, confirmCardNo }) =>
  typeof bankCode === 'string' && typeof cardNo === 'string' && typeof confirmCardNo === 'string'
    ? { bankCode, cardNo, confirmCardNo }
    : undefined,
);

/** For a browser without storage. */
let draft: AddBankForm | undefined;

/** What was typed, kept over a reload and while the IFSC finder is open. */
export const readDraft = (): AddBankForm | undefined => draft ?? kept.read();

export function keepDraft(form: AddBankForm): void {
  draft = form;
  kept.write(form);
}

export function dropDraft(): void {
  draft = undefined;
  kept.remove();
}

onSessionEnd(dropDraft);
