export type KycMode = 'photo' | 'number';

/** With a `photoType` the server asks for photos, without one for numbers (§4 KYC mode). */
export function kycMode(photoType: unknown): KycMode {
  return photoType === undefined || photoType === null || photoType === '' ? 'number' : 'photo';
}
