import { asPaise, maxPaise, type KnownPaise } from '../money/paise.ts';
import { wireNumber } from './wire-number.ts';

/** In rupees: far more than arithmetic in floating point can be off by, far less than a paisa. */
const tolerance = 1e-6;

/**
 * Decimal rupees of an answer to whole paise (D16). Servers that add up floats send
 * 85.50000000000001. Null for what is further than a millionth of a rupee from every whole paisa, is
 * too large to be exact, or is no number. Never throws.
 */
export function wireRupeesToPaise(raw: unknown): KnownPaise {
  const rupees = wireNumber(raw);
  const paise = Math.round(rupees * 100);
  const isExact = Math.abs(rupees - paise / 100) <= tolerance && Math.abs(paise) <= maxPaise;
  // Adding zero turns -0 into 0.
  return isExact ? asPaise(paise + 0) : null;
}
