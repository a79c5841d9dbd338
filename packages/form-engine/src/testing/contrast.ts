/** A colour of any notation as the browser paints it: red, green and blue from 0 to 255. */
function painted(colour: string): Uint8ClampedArray {
  const brush = new OffscreenCanvas(1, 1).getContext('2d');
  if (!brush) throw new Error('This browser paints nothing');
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  return brush.getImageData(0, 0, 1, 1).data;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...painted(colour)]
    .map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two computed colours (WCAG): 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
