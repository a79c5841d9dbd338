import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { bankCards } from '../db/schema/index.ts';
import { describeFault } from './describe-fault.ts';

it('describes the code and location of a database error, but no values', async () => {
  const { db, close } = await openTestDatabase();
  const row = {
    userId: 'nobody',
    bankCode: 'HDFC0001234',
    accountSealed: 'sealed',
    accountHash: 'hashed',
    accountMasked: 'XXXX7890',
  };
  const fault = await db
    .insert(bankCards)
    .values({ ...row, createdAtMs: 0 })
    .catch(describeFault);
  await close();
  expect(fault).toMatch(/^Fault: the database answered 23503 bank_cards_user_id/);
  expect(fault).toContain('describe-fault.test.ts');
  for (const value of Object.values(row)) expect(fault).not.toContain(value);
});

it('reports a database that did not respond', () => {
  const ended = new Error('Failed query: select phone', {
    cause: new Error('Connection terminated unexpectedly'),
  });
  expect(describeFault(ended)).toMatch(
    /^Fault: the connection to the database ended without an answer\n\s+at /,
  );
});

it('includes the message of any other error', () => {
  expect(describeFault(new Error('A payment has no order.'))).toMatch(
    /^Fault: A payment has no order\.\n\s+at /,
  );
  expect(describeFault('a secret')).toBe('Fault: string thrown');
});
