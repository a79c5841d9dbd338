interface PaintContext extends CanvasDrawImage, CanvasFillStrokeStyles, CanvasRect {}

/** Paints the image on a white background, because JPEG has no transparency. */
export function paintOnWhite(
  context: PaintContext,
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
}
