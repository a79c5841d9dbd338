import type { operations } from '@kosha/api-client/types';

type Operation = keyof operations;

type Words = readonly [code: 404 | 409 | 422 | 425 | 428 | 429 | 503, msg: string];

type Rows<Written extends Record<string, Words>> = {
  readonly [Name in keyof Written]: {
    code: Written[Name][0];
    /** What a person is told; `refuse` fills in what stands in braces. */
    msg: Written[Name][1];
    /** The operations that answer it; none when it is only told by SMS, or by the checkout. */
    of: readonly Operation[];
  };
};

/** Refusals that these operations answer, each with its code and its words. */
export function answeredBy<const Written extends Record<string, Words>>(
  of: readonly Operation[],
  written: Written,
): Rows<Written> {
  const rows = Object.entries(written).map(([name, [code, msg]]) => [name, { code, msg, of }]);
  return Object.fromEntries(rows) as Rows<Written>;
}
