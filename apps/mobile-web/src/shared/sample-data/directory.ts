import type { Schema } from '@kosha/api-client';
import written from './__generated__/directory.json' with { type: 'json' };

/** The reference server's responses for a few banks, their branches and districts. */
export interface Directory {
  banks: Schema<'Bank'>[];
  /** Each list by the id of its parent. */
  statesOf: Record<string, Schema<'BankRegion'>[]>;
  citiesOf: Record<string, Schema<'BankRegion'>[]>;
  branchesOf: Record<string, Schema<'BankBranch'>[]>;
  /** Branches by IFSC. */
  branchOf: Record<string, Schema<'KnownBranch'>>;
  states: Schema<'Region'>[];
  districtsOf: Record<string, Schema<'Region'>[]>;
}

/** Written by the server's test of the branches (`UPDATE_SAMPLE_DATA=1`). */
export const directory = written as unknown as Directory;
