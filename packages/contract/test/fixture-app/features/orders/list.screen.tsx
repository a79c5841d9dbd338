import { orderListQuery } from './order-calls.ts';
import type { RepayButton } from './repay-button.tsx';

export const ListScreen = (_button?: typeof RepayButton) => orderListQuery;

export const preloadDetail = () => import('./detail.screen.tsx');
