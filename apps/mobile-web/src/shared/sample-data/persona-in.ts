import type { OrderState } from '@kosha/domain';

export const personaByOrderState: Readonly<Record<OrderState, string>> = {
  '1': 'auditing',
  '2': 'pass',
  '3': 'denied',
  '4': 'lending',
  '5': 'failed',
  '6': 'loaned',
  '7': 'settled',
  '8': 'overdue',
  '9': 'closed',
  '10': 'audit-finished',
  '11': 'extension',
};
