import type { ScheduleState } from '../../db/schema/index.ts';

/** Why a scheduled order cannot be changed any more. */
export const ended = {
  started: 'This scheduled order has already started.',
  cancelled: 'This scheduled order was cancelled.',
  refused: 'This scheduled order could not start.',
} as const satisfies Record<Exclude<ScheduleState, 'waiting'>, string>;
