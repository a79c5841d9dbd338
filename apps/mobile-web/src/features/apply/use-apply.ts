import { applyDefaults, limits } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { toastFailure, useWrite } from '../../shared/api/use-write.ts';
import { isVerificationIncomplete } from '../../shared/api/verification-incomplete.ts';
import { paths } from '../../shared/paths.ts';
import { forgetOrders } from '../../shared/queries/forget-orders.ts';

interface Application {
  cardId: string;
  borrowAmount: number;
  productId: string;
  autoMoney: 0 | 1;
}

/** Sends the application once (§7, §9); when it is taken, the order list follows (§4). */
export function useApply(onApplied: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isApplied, setIsApplied] = useState(false);
  const { submit, isPending } = useWrite(
    (application: Application, options) => {
      const { checkEmail, autoGetMoney } = applyDefaults;
      const fixed = { periods: limits.quotePeriodDays, checkEmail, autoGetMoney };
      return api.post('/order/v1/apply', { body: { ...application, ...fixed }, ...options });
    },
    {
      onSuccess: () => {
        setIsApplied(true);
        onApplied();
        forgetOrders(queryClient);
      },
      onFailure: (failure, { productId: pid }) => {
        toastFailure(failure);
        if (isVerificationIncomplete(failure))
          void navigate(paths.authIndex({ pid }), { replace: true });
      },
    },
  );
  useEffect(() => {
    if (!isApplied) return;
    const leave = () => void navigate(paths.orders(), { replace: true });
    const timer = setTimeout(leave, limits.postApplyRedirectMs);
    return () => clearTimeout(timer);
  }, [isApplied, navigate]);
  return { apply: submit, isPending, isApplied };
}
