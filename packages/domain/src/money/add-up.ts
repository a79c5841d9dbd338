import { asPaise, type KnownPaise } from './paise.ts';

/**
 * The sum, or null if one of the amounts is null. The result type is nullable only if `Amount` is.
 */
export function addUp<Amount extends KnownPaise>(amounts: readonly Amount[]): Amount {
  const known = amounts.filter((paise) => paise !== null);
  return (
    known.length < amounts.length
      ? null
      : asPaise(known.reduce<number>((all, paise) => all + paise, 0))
  ) as Amount;
}

/** The difference of two amounts, or null if one of them is null. */
export const less = <Amount extends KnownPaise>(paise: Amount, taken: Amount): Amount =>
  (paise === null || taken === null ? null : asPaise(paise - taken)) as Amount;

/** The product of an amount and a number, or null. Throws MoneyError on a fraction of a paisa. */
export const times = (paise: KnownPaise, count: number): KnownPaise =>
  paise === null ? null : asPaise(paise * count);
