import { expect, it } from 'vitest';
import { routeTable } from './route-table.ts';

it('has the feedback button only where a person is signed in and its dialog can read', () => {
  const rows = routeTable.filter((row) => row.feedback);
  expect(rows.length).toBeGreaterThan(0);
  for (const { access, data } of rows)
    expect({ access, data }).toEqual({ access: 'signedIn', data: true });
});
