import type sharp from 'sharp';

type Decoder = typeof sharp;

/** All other formats are disabled, such as SVG and TIFF. */
const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

let loading: Promise<Decoder> | undefined;
const enqueue = serialQueue();

/** Runs one decoding task at a time, because the largest photo needs about 400 MB of memory. */
export function withDecoder<T>(work: (decoder: Decoder) => Promise<T>): Promise<T> {
  // The library is loaded with the first photo, so the server starts faster.
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

/** Runs one task after another. A failed task does not stop the next tasks. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
