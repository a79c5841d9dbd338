import { describe, expect, it } from 'vitest';
import { isToldBy } from '../../test/listed-refusal.ts';
import { readContract } from '../http/contract.ts';
import { routes } from '../routes/index.ts';
import { refusals, type RefusalName } from './refusals.ts';
import { refuse } from './refuse.ts';

interface Listed {
  name: string;
  operation: string;
  code: number;
  msg: string;
}

/** Every call that needs a session answers this one by itself. */
const byItself = 'sessionLost';

/** The refusals that the contract lists for its operations. */
const listed: readonly Listed[] = Object.values(
  readContract().document['paths'] as Record<string, Record<string, unknown>>,
)
  .flatMap(({ get, post }) => [get, post])
  .filter((operation) => operation !== undefined)
  .flatMap((operation) => {
    const { operationId, responses } = operation as {
      operationId: string;
      responses: {
        200: {
          content: {
            'application/json': {
              examples: Record<string, { value: { code: number | string; msg: string } }>;
            };
          };
        };
      };
    };
    return Object.entries(responses[200].content['application/json'].examples).map(
      ([name, { value }]) => ({
        name,
        operation: operationId,
        code: Number(value.code),
        msg: value.msg,
      }),
    );
  })
  .filter(({ code, name }) => code !== 0 && name !== byItself);

const rows = Object.entries(refusals).map(([name, row]) => ({ name: name as RefusalName, ...row }));

describe('the table of refusals', () => {
  it('has every refusal that the contract lists, and no other', () => {
    const pairs = rows.flatMap(({ name, of }) => of.map((operation) => `${operation} ${name}`));
    expect(pairs.toSorted()).toEqual(
      listed.map(({ operation, name }) => `${operation} ${name}`).toSorted(),
    );
  });

  it.each(rows.filter(({ of }) => of.length > 0))(
    '$name has the code and the words of the contract',
    ({ name, code, msg }) => {
      for (const one of listed.filter((example) => example.name === name)) {
        expect(one.code).toBe(code);
        expect(isToldBy(msg, one.msg)).toBe(true);
      }
    },
  );

  it('lists operations that this server offers', () => {
    const operations = new Set(rows.flatMap(({ of }) => of));
    expect([...operations].filter((id) => !Object.hasOwn(routes, id))).toEqual([]);
  });

  it('fills in its words, and throws when something is missing', () => {
    expect(refuse('aboveLimit', { with: { amount: '₹500' } }).message).toBe(
      '₹500 is above your present limit.',
    );
    expect(() => refuse('aboveLimit')).toThrow('A text lacks its amount.');
  });
});
