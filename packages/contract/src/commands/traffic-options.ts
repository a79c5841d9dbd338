import type { Option } from './command.ts';

/** For every command that shows what was sent and read. */
export const trafficOptions = {
  show: {
    type: 'boolean',
    default: false,
    help: 'shows personal values, which are hidden without it',
  },
} as const satisfies Record<string, Option>;
