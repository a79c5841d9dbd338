import { asPaise, type KnownPaise, type Paise } from '../money/paise.ts';
/**
 * The amount that a next loan begins with (D38): the present one, or the largest offered below it, so
 * that nobody is led to more debt; where the present one is not known, the smallest. Null when nothing
 * is offered.
 */
export function nextLoanAmount(
  offeredPaise: readonly Paise[],
  presentPaise: KnownPaise,
): KnownPaise {
  const noMore = offeredPaise.filter((paise) => paise <= (presentPaise ?? 0));
  const choices = noMore.length > 0 ? [asPaise(Math.max(...noMore))] : offeredPaise;
  return choices.length > 0 ? asPaise(Math.min(...choices)) : null;
}
