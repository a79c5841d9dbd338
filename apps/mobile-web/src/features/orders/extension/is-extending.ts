import type { Order } from '../../../shared/queries/order-detail.ts';

/** The extension's fee is awaited (D53). */
export const isExtending = ({ extensionState }: Order): boolean => extensionState === 1;
