import { describe, expect, it } from 'vitest';
import { signIn } from '../../test/borrower.ts';
import { useTestServer } from '../../test/test-server.ts';

const server = useTestServer();

describe('states and districts', () => {
  it('are the 36 states of India with 763 districts, each with a unique id', async () => {
    const borrower = await signIn(server());
    const { data: states } = await borrower.call('listStates');
    expect(states).toHaveLength(36);
    expect(states).toContainEqual({ id: '27', name: 'Maharashtra' });
    const districts: string[] = [];
    for (const { id: stateId } of states) {
      const { data } = await borrower.call('listDistricts', { path: { stateId } });
      districts.push(...data.map(({ id }) => id));
    }
    expect(districts).toHaveLength(763);
    expect(new Set(districts).size).toBe(763);
  });

  it.each(['99', 'constructor', '__proto__', 'x'])(
    'include no districts of the unknown state %s',
    async (stateId) => {
      const borrower = await signIn(server());
      expect(await borrower.call('listDistricts', { path: { stateId } })).toMatchObject({
        code: 404,
        msg: 'This state is not in the list any more.',
      });
    },
  );

  it("name their source on the sandbox's start page", async () => {
    const page = await (await server().fetch('/sandbox')).text();
    expect(page).toContain('lgdirectory.gov.in');
    expect(page).toContain('Government Open Data License - India');
  });
});
