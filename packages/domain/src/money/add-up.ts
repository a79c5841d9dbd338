import { asPaise, type NullablePaise } from './paise.ts';

/** The sum of amounts; null if an amount is null. */
export function sumPaise<Amount extends NullablePaise>(amounts: readonly Amount[]): Amount {
  const known = amounts.filter((paise) => paise !== null);
  return (
    known.length < amounts.length
      ? null
      : asPaise(known.reduce<number>((all, paise) => all + paise, 0))
  ) as Amount;
}

/** `paise` minus `taken`; null if an amount is null. */
export const subtractPaise = <Amount extends NullablePaise>(paise: Amount, taken: Amount): Amount =>
  (paise === null || taken === null ? null : asPaise(paise - taken)) as Amount;

/** `paise` × `count`; null if `paise` is null. Throws MoneyError on a fraction of a paisa. */
export const multiplyPaiseByCount = (paise: NullablePaise, count: number): NullablePaise =>
  paise === null ? null : asPaise(paise * count);
