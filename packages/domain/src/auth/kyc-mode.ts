export type KycMode = 'photo' | 'number';

/** The server asks for photos when it sends a photoType, for numbers when it does not (§4 KYC mode). */
export function kycMode(photoType: unknown): KycMode {
  return photoType === undefined || photoType === null || photoType === '' ? 'number' : 'photo';
}
