import type sharp from 'sharp';

type Decoder = typeof sharp;

/** The only enabled formats; the library's others (SVG, TIFF, GIF, HEIF) are off. */
const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

let loading: Promise<Decoder> | undefined;
const enqueue = serialQueue();

/**
 * Runs work with the decoder, one photo at a time, because the largest takes about 400 MB. The
 * decoder has its own threads, so other calls are served meanwhile.
 */
export function withDecoder<T>(work: (decoder: Decoder) => Promise<T>): Promise<T> {
  // Loaded with the first photo, so that the server starts faster.
  return enqueue(async () => work(await (loading ??= load())));
}

async function load(): Promise<Decoder> {
  const { default: decoder } = await import('sharp');
  decoder.block({ operation: ['VipsForeignLoad'] });
  decoder.unblock({ operation: loaders });
  decoder.cache(false);
  decoder.concurrency(1);
  return decoder;
}

/** A queue that runs one work at a time, whether the previous one succeeded or failed. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
