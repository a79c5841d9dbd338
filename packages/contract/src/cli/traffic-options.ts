import type { Option } from './command.ts';

/** Options of all commands that show requests and responses. */
export const trafficOptions = {
  show: {
    type: 'boolean',
    default: false,
    help: 'shows personal values, which are hidden without it',
  },
} as const satisfies Record<string, Option>;
