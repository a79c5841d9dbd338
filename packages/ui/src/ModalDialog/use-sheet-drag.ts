import { useRef, type PointerEvent } from 'react';

/** A sheet closes if it is dragged down by this fraction of its height. */
const closingFraction = 1 / 3;
/** It also closes if its final speed is higher than this and it was dragged by `minDragPx`. */
const closingPxPerMs = 0.5;
const minDragPx = 24;

interface Drag {
  sheet: HTMLElement;
  pointerId: number;
  startY: number;
  y: number;
  timeMs: number;
  speed: number;
}

const pulledPx = ({ y, startY }: Drag) => Math.max(0, y - startY);

/**
 * Lets a person drag a sheet down by its header. The sheet closes after a long or fast drag, and
 * otherwise returns. Only for touch, because a mouse selects the text of the title.
 */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<Drag>(undefined);
  const end = (mayClose: boolean) => {
    const ended = drag.current;
    if (!ended) return;
    drag.current = undefined;
    const { sheet, speed } = ended;
    delete sheet.dataset['dragged'];
    sheet.style.translate = '';
    const isFar = pulledPx(ended) > sheet.offsetHeight * closingFraction;
    const isFast = pulledPx(ended) > minDragPx && speed > closingPxPerMs;
    if (mayClose && (isFar || isFast)) onClose();
  };
  return {
    onPointerDown({ pointerType, pointerId, clientY, timeStamp, currentTarget }: PointerEvent) {
      const sheet = currentTarget.closest('dialog');
      if (pointerType === 'mouse' || drag.current || !sheet) return;
      drag.current = { sheet, pointerId, startY: clientY, y: clientY, timeMs: timeStamp, speed: 0 };
      sheet.dataset['dragged'] = '';
    },
    onPointerMove({ pointerId, clientY, timeStamp }: PointerEvent) {
      const before = drag.current;
      if (before?.pointerId !== pointerId) return;
      const speed = (clientY - before.y) / Math.max(1, timeStamp - before.timeMs);
      const now = { ...before, y: clientY, timeMs: timeStamp, speed };
      drag.current = now;
      now.sheet.style.translate = `0 ${pulledPx(now)}px`;
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}
