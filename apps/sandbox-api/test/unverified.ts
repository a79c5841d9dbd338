import { beforeAll } from 'vitest';
import type { ResponseData } from '../src/http/route.ts';
import { writeSettings } from '../src/providers/settings/settings.ts';
import type { Borrower } from './borrower.ts';
import type { TestServer } from './test-server.ts';

export function useUnverifiedBorrowers(server: () => TestServer): void {
  beforeAll(() => writeSettings(server().db, { newUsersVerified: false }));
}

type Flag = Exclude<keyof ResponseData<'findUserAuth'>, 'userAuthConfigVoList'>;

export async function listDoneAuthSteps(borrower: Borrower): Promise<readonly string[]> {
  const { userAuthConfigVoList: _, ...flags } = (await borrower.call('findUserAuth')).data;
  return (Object.keys(flags) as Flag[]).filter((flag) => flags[flag] !== 0);
}

export function fieldErrorsOf({ data }: { data: unknown }): readonly {
  name: string;
  msg: string;
}[] {
  return (data as { errorColumn?: [] } | null)?.errorColumn ?? [];
}
