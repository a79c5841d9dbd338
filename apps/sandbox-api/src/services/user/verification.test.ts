import { afterEach, expect, it } from 'vitest';
import { signIn } from '../../../test/borrower.ts';
import { useTestServer } from '../../../test/test-server.ts';
import { users } from '../../db/schema/index.ts';
import { writeSettings } from '../../providers/settings/settings.ts';

const server = useTestServer();
afterEach(() => writeSettings(server().db, { policyProfile: 'specified' }));

it.each([
  ['specified', ['basic', 'work', 'identity', 'face', 'contacts'], 428],
  ['strict', ['basic', 'work', 'identity', 'face'], 0],
] as const)(
  'under the %s profile the steps are %j, and a loan requires only these steps',
  async (policyProfile, steps, code) => {
    await writeSettings(server().db, { policyProfile });
    const borrower = await signIn(server());
    await server().db.update(users).set({ isContactDone: false });
    const { data } = await borrower.call('findUserAuth');
    expect(data.userAuthConfigVoList.map(({ key }) => key)).toEqual(steps);
    const cardId = await borrower.addCard();
    expect((await borrower.apply({ cardId })).code).toBe(code);
  },
);
