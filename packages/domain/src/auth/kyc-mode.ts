export type KycMode = 'photo' | 'number';

/** Photos when the server sends a `photoType`, else numbers (§4 KYC mode). */
export function kycMode(photoType: unknown): KycMode {
  return photoType === undefined || photoType === null || photoType === '' ? 'number' : 'photo';
}
