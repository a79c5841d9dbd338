import type { Option } from './command.ts';

export const trafficOptions = {
  show: {
    type: 'boolean',
    default: false,
    help: 'shows personal values, which are hidden without it',
  },
} as const satisfies Record<string, Option>;
