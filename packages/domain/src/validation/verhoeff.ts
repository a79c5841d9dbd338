/**
 * These tables define the Verhoeff algorithm. Its check digit detects any single wrong digit and
 * any swap of two adjacent digits.
 */
const multiplication = [
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
].join('');

const permutations = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
].join('');

const inverses = '0432156789';

/** Whether the last digit is the correct check digit. */
export function isVerhoeffValid(digits: string): boolean {
  return checksum(digits) === 0;
}

/** The check digit to append to `digits`. */
export function verhoeffCheckDigit(digits: string): string {
  return inverses.charAt(checksum(`${digits}0`));
}

function checksum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const permuted = digitAt(permutations, place % 8, Number(digit));
    return digitAt(multiplication, sum, permuted);
  }, 0);
}

const digitAt = (table: string, row: number, column: number): number =>
  Number(table.charAt(10 * row + column));
