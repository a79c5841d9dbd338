import type { ParseArgsConfig, parseArgs } from 'node:util';
import type { SeenCalls } from '../fit/fit-by-screens.ts';
import type { Report } from '../findings/report.ts';
import type { Policy } from '../policy/policy.ts';

export interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  default?: string | boolean;
  /** What it does, in a few words. */
  help: string;
  /** Name of the value in the help text, such as `FILE`. */
  value?: string;
}

type Options = Record<string, Option>;

/** A report is rendered by `--format` and decides the exit code; a page is printed as it is. */
export type Outcome = { report: Report; seen?: SeenScreens } | { page: string };

/** What the screens of the app call, of which some answers were seen. */
export interface SeenScreens {
  calls: SeenCalls;
  /** The table of screens alone is printed. */
  isOnlyTable: boolean;
}

export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Names of the arguments without dashes, such as `['OLD', 'NEW']`; `FILE…` takes one or more, `[FILE]` is optional. */
  positionals: readonly string[];
  options: Options;
  run(input: Input<Record<string, unknown>>): Promise<Outcome>;
}

interface Input<Values> {
  values: Values;
  positionals: string[];
  /** What the team decided. Levels, acceptances and what fails are applied to every report. */
  policy: Policy;
  /** Such as `2026-12-31`, in UTC. */
  today: string;
}

type ValuesOf<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O & ParseArgsConfig['options'] }>
>['values'];

/** Gives `run` its options with their types. Errors that a user can mend are `CannotCompare`. */
export function defineCommand<const O extends Options>(
  command: Omit<Command, 'options' | 'run'> & {
    options: O;
    run(input: Input<ValuesOf<O>>): Promise<Outcome>;
  },
): Command {
  return command as unknown as Command;
}

/** For every command that reads one contract. */
export const contractOptions = {
  api: {
    type: 'string',
    value: 'FILE',
    help: 'the contract; without it the one of this repository',
  },
  envelope: {
    type: 'string',
    value: 'FIELD',
    help: 'the field of an answer that tells success from refusal; none turns it off',
  },
  'allow-refs': {
    type: 'boolean',
    default: false,
    help: 'references may lead out of the folder of the contract',
  },
} as const satisfies Options;

/** For every command whose report names screens. */
export const screenOptions = {
  app: { type: 'string', value: 'FOLDER', help: 'sources of the app, to name its screens' },
} as const satisfies Options;

/** For every command that ends with the table of screens. */
export const tableOptions = {
  ...screenOptions,
  screens: { type: 'boolean', default: false, help: 'prints the table of screens alone' },
  pictures: {
    type: 'string',
    value: 'FOLDER',
    help: 'pictures of the screens, for the HTML page; its screens.json names them',
  },
} as const satisfies Options;
