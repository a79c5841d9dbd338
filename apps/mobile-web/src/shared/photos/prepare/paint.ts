interface PaintedContext extends CanvasDrawImage, CanvasFillStrokeStyles, CanvasRect {}

/** On a white background: JPEG has no transparency. */
export function paint(
  context: PaintedContext,
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
}
