const minSize = 44;

/** Whether a touch up to 21 px from the centre hits the target or its label. */
function isHitAround(target: HTMLElement): boolean {
  target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  return [
    [x - 21, y],
    [x + 21, y],
    [x, y - 21],
    [x, y + 21],
  ].every(([atX = 0, atY = 0]) => {
    const pressed = document.elementFromPoint(atX, atY);
    return [target, ...labels].some((one) => one.contains(pressed));
  });
}

/** Asserts that touch targets are at least 44 × 44 px, except links inside a sentence. */
export function assertTouchTargets(canvas: HTMLElement): void {
  const targets = canvas.querySelectorAll<HTMLElement>(
    'button, select, input, summary, nav a, main > a',
  );
  const small = [...targets].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    const isShown = width > 0 && height > 0;
    return isShown && Math.min(width, height) < minSize && !isHitAround(target);
  });
  if (small.length === 0) return;
  const list = small.map(({ outerHTML }) => outerHTML.slice(0, 120)).join(' | ');
  throw new Error(`Smaller than ${minSize} px: ${list}`);
}
