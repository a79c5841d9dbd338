import type { Schema } from '@kosha/api-client';
import written from './__generated__/directory.json' with { type: 'json' };

export interface BankAndRegionData {
  banks: Schema<'Bank'>[];
  /** By bank id. */
  statesOf: Record<string, Schema<'BankRegion'>[]>;
  /** By state id. */
  citiesOf: Record<string, Schema<'BankRegion'>[]>;
  /** By city id. */
  branchesOf: Record<string, Schema<'BankBranch'>[]>;
  /** By IFSC code. */
  branchOf: Record<string, Schema<'KnownBranch'>>;
  states: Schema<'Region'>[];
  districtsOf: Record<string, Schema<'Region'>[]>;
}

/**
 * Responses of the sandbox server. Its test `branch/sample-data.test.ts` writes them to the JSON
 * file if the environment variable `UPDATE_SAMPLE_DATA` is 1.
 */
export const bankAndRegionData = written as unknown as BankAndRegionData;
