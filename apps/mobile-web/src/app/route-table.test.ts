import { expect, it } from 'vitest';
import { routeTable } from './route-table.ts';

it('has the feedback button only on screens behind sign-in whose dialog can read from the server', () => {
  const rows = routeTable.filter((row) => row.feedback);
  expect(rows.length).toBeGreaterThan(0);
  for (const { access, data } of rows)
    expect({ access, data }).toEqual({ access: 'signedIn', data: true });
});
