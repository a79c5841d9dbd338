/** A picture as a provider gets it. */
export interface ProviderPicture {
  bytes: Uint8Array;
  mediaType: string;
  widthPx: number;
  heightPx: number;
}
