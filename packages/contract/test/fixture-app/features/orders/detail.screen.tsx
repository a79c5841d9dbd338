import * as calls from './detail-calls.ts';
import { RepayButton as Repay } from './repay-button.tsx';

export function DetailScreen() {
  const openExtension = () => import('./extension-dialog.tsx');
  return { ...calls.orderDetailQuery('1'), button: <Repay />, openExtension };
}
