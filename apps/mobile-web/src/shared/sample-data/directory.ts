import type { Schema } from '@kosha/api-client';
import written from './__generated__/directory.json' with { type: 'json' };

export interface Directory {
  banks: Schema<'Bank'>[];
  /**
   * `statesOf` has the states by bank, `citiesOf` the cities by state, and `branchesOf` the
   * branches by city. Each key is an id.
   */
  statesOf: Record<string, Schema<'BankRegion'>[]>;
  citiesOf: Record<string, Schema<'BankRegion'>[]>;
  branchesOf: Record<string, Schema<'BankBranch'>[]>;
  branchOf: Record<string, Schema<'KnownBranch'>>;
  states: Schema<'Region'>[];
  districtsOf: Record<string, Schema<'Region'>[]>;
}

/** The server's test of the bank branches writes this data with `UPDATE_SAMPLE_DATA=1`. */
export const directory = written as unknown as Directory;
