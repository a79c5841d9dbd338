import { applyDefaults, limits, paiseToRupees } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeave } from '../../shared/navigation/trail.ts';
import { api } from '../../shared/server/api.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { isVerificationIncomplete } from '../../shared/server/failures.ts';
import { paths } from '../../shared/paths.ts';
import { forgetOrders } from '../../shared/queries/order-list.ts';
import { forgetDraft, type Application, type Sending } from './use-apply-form.ts';

/** Sends the application once (§7, §9); on success navigates to the order list (§4). */
export function useApply(productId: string): Sending {
  const navigate = useNavigate();
  const { leaveFor } = useLeave();
  const leave = useRef(leaveFor);
  const queryClient = useQueryClient();
  const [isApplied, setIsApplied] = useState(false);
  const { submit, isPending } = useWrite(
    (application: Application, options) =>
      api.post('/order/v1/apply', { body: toBody(application), ...options }),
    {
      onSuccess: () => {
        setIsApplied(true);
        forgetDraft(productId);
        forgetOrders(queryClient);
      },
      onFailureHere: (failure) => {
        if (isVerificationIncomplete(failure))
          void navigate(paths.authIndex({ pid: productId }), { replace: true });
      },
    },
  );
  useEffect(() => {
    leave.current = leaveFor;
  });
  useEffect(() => {
    if (!isApplied) return;
    const timer = setTimeout(() => leave.current(paths.orders()), limits.postApplyRedirectMs);
    return () => clearTimeout(timer);
  }, [isApplied]);
  return { apply: submit, isPending, isApplied };
}

function toBody({ cardId, amountPaise, period, productId, isAutoMoney }: Application) {
  const { checkEmail, autoGetMoney } = applyDefaults;
  return {
    cardId,
    borrowAmount: paiseToRupees(amountPaise),
    productId,
    autoMoney: isAutoMoney ? (1 as const) : (0 as const),
    periods: period,
    checkEmail,
    autoGetMoney,
  };
}
