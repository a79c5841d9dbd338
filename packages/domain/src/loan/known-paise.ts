import { assertPaise } from '../money/paise.ts';

/** Integer paise; null where the figure of a server could not be read. */
export type KnownPaise = number | null;

/** Null as soon as one of them is; so the result is null only where `Paise` may be. */
export function addUp<Paise extends KnownPaise>(amounts: readonly Paise[]): Paise {
  const known = amounts.filter((paise) => paise !== null);
  return (
    known.length < amounts.length
      ? null
      : assertPaise(known.reduce<number>((all, paise) => all + paise, 0))
  ) as Paise;
}

/** The difference of two amounts; null unless both are known. */
export const less = <Paise extends KnownPaise>(paise: Paise, taken: Paise): Paise =>
  (paise === null || taken === null ? null : assertPaise(paise - taken)) as Paise;

export const times = (paise: KnownPaise, count: number): KnownPaise =>
  paise === null ? null : paise * count;
