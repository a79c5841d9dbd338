import { api } from '../../shared/api/api.ts';

export function RepayButton({ isFirst = true }) {
  return api.post(isFirst ? '/pay-order/v1/repay' : '/order/v1/reapply');
}
