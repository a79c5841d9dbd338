import { beforeAll } from 'vitest';
import type { Data } from '../src/http/operation.ts';
import { writeSettings } from '../src/simulators/settings/settings.ts';
import type { Borrower } from './borrower.ts';
import type { TestServer } from './test-server.ts';

/** Lets whoever signs in have all verification before them. */
export function useUnverifiedBorrowers(server: () => TestServer): void {
  beforeAll(() => writeSettings(server().db, { newUsersVerified: false }));
}

type Flag = Exclude<keyof Data<'findUserAuth'>, 'userAuthConfigVoList'>;

/** The flags of the steps that are done. */
export async function stepsDone(borrower: Borrower): Promise<readonly string[]> {
  const { userAuthConfigVoList: _, ...flags } = (await borrower.call('findUserAuth')).data;
  return (Object.keys(flags) as Flag[]).filter((flag) => flags[flag] !== 0);
}

/** What an answer lists as wrong, field by field. */
export function problemsOf({ data }: { readonly data: unknown }): readonly {
  readonly name: string;
  readonly msg: string;
}[] {
  return (data as { readonly errorColumn?: [] } | null)?.errorColumn ?? [];
}
