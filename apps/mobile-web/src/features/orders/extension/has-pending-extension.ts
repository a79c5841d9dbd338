import type { Order } from '../../../shared/queries/order-detail.ts';

/** Whether an extension is requested and its fee is unpaid (D53). */
export const hasPendingExtension = ({ extensionState }: Order): boolean => extensionState === 1;
