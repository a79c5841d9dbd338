import { infoQuery, infoSteps, queryOptions, type InfoStep } from './info-steps.ts';
import { confirmLoan, orderDetailQuery, orderListQuery } from './order-calls.ts';

export const BasicScreen = () => <InfoScreen step="basic" />;
export const WorkScreen = () => <InfoScreen step="work" />;

function InfoScreen({ step }: { step: InfoStep }) {
  const query = infoQuery(step);
  const { save } = infoSteps[step];
  return { query, save, forget };
}

const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => confirmLoan() });

/**
 * Makes no API call: it uses only query keys and a local variable that shadows the imported
 * `confirmLoan`.
 */
function forget(drop: (key: unknown) => void): void {
  for (const { queryKey } of [orderListQuery, homeQuery]) drop(queryKey);
  drop(orderDetailQuery('1').queryKey);
  const confirmLoan = 'confirmed';
  drop(confirmLoan);
}
