import type { ParseArgsConfig, parseArgs } from 'node:util';
import { findContractFile } from '../document/default-contract.ts';
import { readContract, type Contract } from '../document/read-contract.ts';
import type { ObservedCalls } from '../usage/check-by-screens.ts';
import type { Report } from '../findings/report.ts';
import type { Policy } from './policy.ts';

export interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  default?: string | boolean;
  help: string;
  value?: string;
}

type Options = Record<string, Option>;

/** The findings of a report set the exit code. A page is printed unchanged. */
export type CommandOutcome = { report: Report; seen?: ScreenTableInput } | { page: string };

export interface ScreenTableInput {
  calls: ObservedCalls;
  isOnlyTable: boolean;
}

export interface Command {
  name: string;
  summary: string;
  /** Argument names such as `OLD`. `FILE…` takes one or more files; `[FILE]` is optional. */
  positionals: readonly string[];
  options: Options;
  run(input: Input<Record<string, unknown>>): Promise<CommandOutcome>;
}

interface Input<Values> {
  values: Values;
  positionals: string[];
  policy: Policy;
  today: string;
}

type ValuesOf<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O & ParseArgsConfig['options'] }>
>['values'];

export function defineCommand<const O extends Options>(
  command: Omit<Command, 'options' | 'run'> & {
    options: O;
    run(input: Input<ValuesOf<O>>): Promise<CommandOutcome>;
  },
): Command {
  return command as unknown as Command;
}

export const contractOptions = {
  api: {
    type: 'string',
    value: 'FILE',
    help: 'the contract; without it the one of this repository',
  },
  envelope: {
    type: 'string',
    value: 'FIELD',
    help: 'the field of a response that tells success from refusal; none turns it off',
  },
  'allow-refs': {
    type: 'boolean',
    default: false,
    help: 'references may lead out of the folder of the contract',
  },
} as const satisfies Options;

export const readNamedContract = (values: {
  api?: string | undefined;
  envelope?: string | undefined;
  'allow-refs': boolean;
}): Promise<Contract> =>
  readContract(findContractFile(values.api), values.envelope, values['allow-refs']);

export const trafficOptions = {
  show: {
    type: 'boolean',
    default: false,
    help: 'shows personal values, which are hidden without it',
  },
} as const satisfies Options;

export const screenOptions = {
  app: { type: 'string', value: 'FOLDER', help: 'sources of the app, to name its screens' },
} as const satisfies Options;

export const screenTableOptions = {
  ...screenOptions,
  screens: { type: 'boolean', default: false, help: 'prints the table of screens alone' },
  pictures: {
    type: 'string',
    value: 'FOLDER',
    help: 'pictures of the screens, for the HTML page; its screens.json names them',
  },
} as const satisfies Options;
