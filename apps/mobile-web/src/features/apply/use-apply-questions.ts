import { formatInr } from '@kosha/domain';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { formatDayCount } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { termsOnPlatform } from '../../shared/native/terms-here.ts';
import { paths } from '../../shared/paths.ts';
import { usePolicy } from '../../shared/queries/policy.ts';
import type { ProductInfo } from '../../shared/queries/product-info.ts';
import { applyMessages } from './apply.messages.ts';
import { saveChoices, readSavedChoices, type ApplyChoices } from './use-apply-form.ts';

export interface ApplyQuestion {
  /** The value of the query parameter `ask`. */
  name: 'amount' | 'period';
  choice: keyof ApplyChoices;
  title: string;
  options: readonly { label: string; chosen: ApplyChoices }[];
}

/**
 * The questions before the form if no default may be preselected (D54). Each answer adds a history
 * entry, so Back returns to the previous question.
 */
export function useApplyQuestions(productId: string, product: ProductInfo) {
  const { isLargestAmountChosen } = usePolicy();
  const questions = useQuestionList(product);
  const [chosen, setChosen] = useState(() => readSavedChoices(productId, product));
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const open =
    questions.find(({ name }) => name === query.get('ask')) ??
    questions.find(({ choice }) => chosen[choice] === undefined);
  return {
    open,
    chosen: isLargestAmountChosen ? {} : chosen,
    answer({ name }: ApplyQuestion, choice: ApplyChoices) {
      saveChoices(productId, choice);
      // The form may have saved newer choices, which replace those in `chosen`.
      setChosen({ ...chosen, ...readSavedChoices(productId, product), ...choice });
      const card = { bank_id: query.get('bank_id') ?? undefined };
      void navigate(paths.apply(productId, { ...card, ask: name }), { replace: true, state });
      void navigate(paths.apply(productId, card), { state });
      window.scrollTo(0, 0);
    },
  };
}

function useQuestionList(product: ProductInfo): readonly ApplyQuestion[] {
  const text = useMessages(applyMessages);
  const { isLargestAmountChosen } = usePolicy();
  const terms = termsOnPlatform(product);
  const amount: ApplyQuestion = {
    name: 'amount',
    choice: 'amountPaise',
    title: text('whichAmount'),
    options: product.amountsPaise.map((amountPaise) => ({
      label: formatInr(amountPaise),
      chosen: { amountPaise },
    })),
  };
  const period: ApplyQuestion = {
    name: 'period',
    choice: 'period',
    title: text('howLong'),
    options: terms.map((days) => ({ label: formatDayCount(days), chosen: { period: days } })),
  };
  return [...(isLargestAmountChosen ? [] : [amount]), ...(terms.length > 1 ? [period] : [])];
}
