import { limits, validateImagePixels } from '@kosha/domain';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { refuse } from '../../refusals/refuse.ts';
import { withDecoder } from './decoder.ts';

type PictureFormat = 'jpeg' | 'png' | 'webp';

/** 'cut-off': the image is incomplete; 'followed': other data follows the image. */
type Ending = 'whole' | 'cut-off' | 'followed';

const riffHeaderBytes = 8;

/** Finds the position after the image's last byte; -1 if the end marker is missing. */
const endOf: Readonly<Record<PictureFormat, (bytes: Buffer) => number>> = {
  jpeg: (bytes) => endOfLastMarker(bytes, 'ffd9'),
  png: (bytes) => endOfLastMarker(bytes, '0000000049454e44ae426082'),
  webp: (bytes) => riffHeaderBytes + bytes.readUInt32LE(4),
};

/** Markers by which phones announce a video, gain map or second image after a JPEG. */
const moreFollowsPattern = /MPF\0|MotionPhoto|MicroVideo|Container:Directory|SEFT$/;

/** Two things may follow the image: zeros, and in a JPEG, content that a marker announces. */
function readEnding(bytes: Buffer, format: PictureFormat): Ending {
  const end = endOf[format](bytes);
  if (end === -1 || end > bytes.length) return 'cut-off';
  const isFollowed = bytes.subarray(end).some((byte) => byte !== 0);
  if (!isFollowed) return 'whole';
  const isAnnounced = format === 'jpeg' && moreFollowsPattern.test(bytes.toString('latin1'));
  return isAnnounced ? 'whole' : 'followed';
}

function endOfLastMarker(bytes: Buffer, hex: string): number {
  const mark = Buffer.from(hex, 'hex');
  const at = bytes.lastIndexOf(mark);
  return at === -1 ? -1 : at + mark.length;
}

/** A photo that is safe to store, because it was re-encoded as an upright JPEG without metadata. */
export interface Picture {
  bytes: Uint8Array;
  mediaType: string;
  widthPx: number;
  heightPx: number;
}

const jpegMaxSidePx = 65_535;

const whileDecoding: SharpOptions = {
  failOn: 'warning',
  limitInputPixels: limits.imageMaxPixels,
  autoOrient: true,
  ignoreIcc: true,
};

/** `optimiseCoding` would make files smaller, but needs twice the time and 300 MB more memory. */
const whileWriting = { quality: 90, chromaSubsampling: '4:2:0', optimiseCoding: false };
const decodingMaxSeconds = 30;

export async function inspectPicture(file: Uint8Array): Promise<Picture> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return withDecoder(async (decoder) => {
    const metadata = await orDamaged(() => decoder(bytes, { limitInputPixels: false }).metadata());
    checkHeader(metadata);
    const picture = await orDamaged(() => write(decoder(bytes, whileDecoding)));
    checkEnding(bytes, metadata);
    return picture;
  });
}

function checkHeader({ width, height, pages = 1 }: Metadata): void {
  const isTooLong = Math.max(width, height) > jpegMaxSidePx;
  if (isTooLong || validateImagePixels({ width, height }) !== null)
    throw refuse('pictureHasTooManyPixels');
  if (pages > 1) throw refuse('moreThanAPicture');
}

function checkEnding(bytes: Buffer, { format }: Metadata): void {
  const ending = readEnding(bytes, format as PictureFormat);
  if (ending === 'cut-off') throw refuse('pictureDamaged');
  if (ending === 'followed') throw refuse('moreThanAPicture');
}

async function write(decoded: Sharp): Promise<Picture> {
  const { data, info } = await decoded
    .timeout({ seconds: decodingMaxSeconds })
    .flatten({ background: '#fff' })
    .jpeg(whileWriting)
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: 'image/jpeg', widthPx: info.width, heightPx: info.height };
}

async function orDamaged<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch {
    throw refuse('pictureDamaged');
  }
}
