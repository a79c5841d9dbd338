import type { Schema } from '@kosha/api-client';

/** What the reference server answers of a few banks, their branches and the districts of their states. */
export interface Directory {
  banks: Schema<'Bank'>[];
  /** Each by the id of what it is within. */
  statesOf: Record<string, Schema<'BankRegion'>[]>;
  citiesOf: Record<string, Schema<'BankRegion'>[]>;
  branchesOf: Record<string, Schema<'BankBranch'>[]>;
  /** By its code. */
  branchOf: Record<string, Schema<'KnownBranch'>>;
  states: Schema<'Region'>[];
  districtsOf: Record<string, Schema<'Region'>[]>;
}
