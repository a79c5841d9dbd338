import { asPaise, type KnownPaise } from './paise.ts';

/**
 * The sum; null if one of the amounts is null, so the result type is nullable only if `Amount` is.
 */
export function addUp<Amount extends KnownPaise>(amounts: readonly Amount[]): Amount {
  const known = amounts.filter((paise) => paise !== null);
  return (
    known.length < amounts.length
      ? null
      : asPaise(known.reduce<number>((all, paise) => all + paise, 0))
  ) as Amount;
}

/** The difference of two amounts; null unless both are known. */
export const less = <Amount extends KnownPaise>(paise: Amount, taken: Amount): Amount =>
  (paise === null || taken === null ? null : asPaise(paise - taken)) as Amount;

/** Throws MoneyError unless the result is a whole number. */
export const times = (paise: KnownPaise, count: number): KnownPaise =>
  paise === null ? null : asPaise(paise * count);
