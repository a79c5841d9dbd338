import type { Schema } from '@kosha/api-client';
import written from './__generated__/directory.json' with { type: 'json' };

export interface Directory {
  banks: Schema<'Bank'>[];
  /**
   * The bank's states by bank, the cities by state, and the branches by city; each key is an id.
   */
  statesOf: Record<string, Schema<'BankRegion'>[]>;
  citiesOf: Record<string, Schema<'BankRegion'>[]>;
  branchesOf: Record<string, Schema<'BankBranch'>[]>;
  branchOf: Record<string, Schema<'KnownBranch'>>;
  states: Schema<'Region'>[];
  districtsOf: Record<string, Schema<'Region'>[]>;
}

/** The server's test of the branches writes this data (`UPDATE_SAMPLE_DATA=1`). */
export const directory = written as unknown as Directory;
