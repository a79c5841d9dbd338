import { applyDefaults } from '@kosha/domain';
import { useState } from 'react';

interface Draft {
  amountRupees?: number;
  isAutoMoney?: boolean;
}

const storageKey = (productId: string) => `kosha.apply.${productId}`;

/** What was chosen before going for a bank card, or before a reload; gone with the session. */
function readDraft(productId: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(productId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

function writeDraft(productId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(productId), JSON.stringify(draft));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The choices of the form; an amount that is not offered (any more) falls back to the largest (§9). */
export function useApplyDraft(productId: string, amountList: readonly number[]) {
  const [draft, setDraft] = useState(() => readDraft(productId));
  const change = (changes: Draft) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    writeDraft(productId, next);
  };
  const chosen = amountList.find((amount) => amount === draft.amountRupees);
  return {
    amountRupees: chosen ?? Math.max(...amountList),
    isAutoMoney: draft.isAutoMoney ?? applyDefaults.autoMoney === 1,
    chooseAmount: (amountRupees: number) => change({ amountRupees }),
    chooseAutoMoney: (isAutoMoney: boolean) => change({ isAutoMoney }),
    forget: () => writeDraft(productId, {}),
  };
}
