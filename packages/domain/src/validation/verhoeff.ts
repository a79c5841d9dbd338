/** Verhoeff's scheme over the dihedral group D5: catches every single-digit slip and adjacent swap. */
const MULTIPLICATION = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;

const PERMUTATIONS = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
] as const;

const INVERSES = '0432156789';

/** Whether the last of these digits is the check digit of the others. */
export function isVerhoeffValid(digits: string): boolean {
  return checksum(digits) === 0;
}

/** The digit that makes `digits` followed by it valid. */
export function verhoeffCheckDigit(digits: string): string {
  return INVERSES.charAt(checksum(`${digits}0`));
}

function checksum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const permuted = PERMUTATIONS[place % PERMUTATIONS.length]?.charAt(Number(digit)) ?? '';
    return Number(MULTIPLICATION[sum]?.charAt(Number(permuted)));
  }, 0);
}
