import { expect, it } from 'vitest';
import { DatabaseAddresses, databaseAddressesIn } from './addresses.ts';

it('a database URL with several hosts has one address per host', () => {
  expect(databaseAddressesIn('postgresql://u:p@one:5432,[::1]:5433/kosha?sslmode=require')).toEqual(
    [
      'postgresql://u:p@one:5432/kosha?sslmode=require',
      'postgresql://u:p@[::1]:5433/kosha?sslmode=require',
    ],
  );
  expect(databaseAddressesIn('postgres:///kosha')).toEqual(['postgres:///kosha']);
});

it('concurrent failures switch only once to the next address; the first address follows the last', () => {
  const addresses = new DatabaseAddresses('postgres://one,two,three/kosha');
  const { current } = addresses;
  addresses.leave(current);
  addresses.leave(current);
  expect(addresses.current).toBe('postgres://two/kosha');
  for (const _ of ['two', 'three']) addresses.leave(addresses.current);
  expect(addresses.current).toBe(current);
});
