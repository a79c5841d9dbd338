const urls = import.meta.glob<string>('../../../test-images/*.{jpg,webp,heic}', {
  query: '?url',
  import: 'default',
  eager: true,
});

export async function testImage(name: string): Promise<Blob> {
  const url = urls[`../../../test-images/${name}`];
  if (!url) throw new Error(`No test image ${name}`);
  return (await fetch(url)).blob();
}

export const readBytesAsText = async (image: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await image.arrayBuffer());

function aCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return { canvas, context };
}

const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture')))),
  );

export async function aPng(width: number, height: number): Promise<Blob> {
  const { canvas, context } = aCanvas(width, height);
  context.fillStyle = '#e3f1ec';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#0f5c4c';
  context.fillRect(0, 0, width / 2, height);
  return toPng(canvas);
}

const stripHeight = 1000;

export async function aNoisyPng(width: number, height: number): Promise<Blob> {
  const { canvas, context } = aCanvas(width, height);
  const strip = context.createImageData(width, stripHeight);
  const pixels = new Uint32Array(strip.data.buffer);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = 0xff000000 | (Math.random() * 0xffffff);
  for (let y = 0; y < height; y += stripHeight) context.putImageData(strip, 0, y);
  return toPng(canvas);
}

/** The RGB colour at the centre of each quadrant, left to right and top to bottom. */
export async function readQuadrantColours(image: Blob) {
  const bitmap = await createImageBitmap(image);
  const { width, height } = bitmap;
  const side = 8;
  const { context } = aCanvas(side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, side, side);
  const at = (x: number, y: number) =>
    Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3));
  return { isPortrait: height > width, corners: [at(2, 2), at(5, 2), at(2, 5), at(5, 5)] };
}

export async function withoutMetadata(jpeg: Blob): Promise<Blob> {
  const view = new DataView(await jpeg.arrayBuffer());
  let at = 2;
  while (view.getUint8(at + 1) !== 0xe1) at += 2 + view.getUint16(at + 2);
  return new Blob([jpeg.slice(0, at), jpeg.slice(at + 2 + view.getUint16(at + 2))]);
}
