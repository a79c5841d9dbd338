export interface ProviderPicture {
  bytes: Uint8Array;
  mediaType: string;
  widthPx: number;
  heightPx: number;
}
