import { useRef, type PointerEvent } from 'react';

/** A sheet pulled down by this part of its height closes. */
const farPart = 1 / 3;
/** So does one that was pulled this fast at the end, in pixels a millisecond, and further than a finger trembles. */
const fastPxPerMs = 0.5;
const tremblePx = 24;

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
 * Lets a sheet follow the finger that pulls its head down. Pulled far or fast enough, it closes; otherwise it
 * goes back. For fingers only, because a mouse selects the title.
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
    const isFar = pulledPx(ended) > sheet.offsetHeight * farPart;
    const isFast = pulledPx(ended) > tremblePx && speed > fastPxPerMs;
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
