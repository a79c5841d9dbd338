const visibleCharacters = 4;

/** '987654321012' → 'XXXX XXXX 1012'. */
export function maskAadhaar(aadhaar: string): string {
  return maskAllButLast(aadhaar).replace(/(.{4})(?=.)/g, '$1 ');
}

/** 'ABCDE1234F' → 'XXXXXX234F'. */
export function maskPan(pan: string): string {
  return maskAllButLast(pan);
}

/** '001234567890' → 'XXXX7890'. Longer numbers also get only four X, which hides their length. */
export function maskAccount(account: string): string {
  return maskAllButLast(account).replace(/^X*(?=X{4})/, '');
}

/** '9876543210' → 'XXXXXX3210'. */
export function maskPhone(phone: string): string {
  return maskAllButLast(phone);
}

/** Keeps the last four characters. Masks texts of up to four characters completely. */
function maskAllButLast(text: string): string {
  const compact = text.replace(/\s/g, '');
  const visible = compact.length > visibleCharacters ? compact.slice(-visibleCharacters) : '';
  return visible.padStart(compact.length, 'X');
}
