import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CrossIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './ModalDialog.module.css';
import { addOpenModal } from './open-modals.ts';

/** A sheet closes after a drag of this fraction of its height. */
const closingFraction = 1 / 3;
/** A drag that ends faster than this also closes the sheet, if it is longer than `minDragPx`. */
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
 * Closes a sheet that is dragged down. Ignores the mouse, because a mouse must be able to select
 * the title's text.
 */
function useSheetDrag(onClose: () => void) {
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

export interface ModalProps {
  isOpen: boolean;
  /** Escape and a press outside the dialog also call this function. */
  onClose: () => void;
  title: ReactNode;
  /** The accessible name of the close button. Without a name, there is no button. */
  closeLabel?: string;
  children?: ReactNode;
}

type ModalDialogProps = ModalProps & { placement: 'centre' | 'bottom'; footer?: ReactNode };

/**
 * Uses a native `dialog`, because Mantine's Modal would add 14 kB and a style element. The CSP
 * forbids style elements.
 */
export function ModalDialog({ isOpen, ...rest }: ModalDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

/** Opens the dialog on mount. On unmount, `close()` restores the focus. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const removeOpenModal = addOpenModal(dialog);
    return () => {
      removeOpenModal();
      dialog.close();
    };
  }, []);
  return ref;
}

/**
 * Makes overflowing content a focusable group, because the keyboard can scroll only focused
 * content.
 */
function useScroll(titleId: string) {
  return useCallback(
    (content: HTMLDivElement) => {
      // Must run after layout, because reading these sizes earlier would force an extra layout.
      const updateScrollMark = () => {
        const belowPx = content.scrollHeight - content.clientHeight - content.scrollTop;
        content.toggleAttribute('data-more', belowPx > 1);
      };
      const sizes = new ResizeObserver(() => {
        updateScrollMark();
        if (content.scrollHeight <= content.clientHeight) return;
        content.tabIndex = 0;
        content.role = 'group';
        content.setAttribute('aria-labelledby', titleId);
      });
      // At its maximum height, `content` keeps its size when a child grows, so the observer also
      // watches the children.
      for (const part of [content, ...content.children]) sizes.observe(part);
      content.addEventListener('scroll', updateScrollMark, { passive: true });
      return () => {
        content.removeEventListener('scroll', updateScrollMark);
        sizes.disconnect();
      };
    },
    [titleId],
  );
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  children,
  footer,
  placement,
}: Omit<ModalDialogProps, 'isOpen'>) {
  const ref = useModal();
  const titleId = useId();
  const contentRef = useScroll(titleId);
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  const dragHandlers = useSheetDrag(onClose);
  const wasPressedOutside = useRef(false);
  const notePress = (event: PointerEvent): void => {
    wasPressedOutside.current = event.target === ref.current;
  };
  const closeOnBackdrop = (event: MouseEvent): void => {
    // A press that starts inside the dialog and ends outside selects text and must not close the
    // dialog.
    if (event.target === ref.current && wasPressedOutside.current) onClose();
  };
  return (
    // No key handler is needed: for Escape, the browser fires `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={cancel}
      onPointerDown={notePress}
      onClick={closeOnBackdrop}
      className={cx(classes.root, classes[placement])}
    >
      <div className={classes.panel}>
        <div className={classes.head} {...(placement === 'bottom' && dragHandlers)}>
          <h2 id={titleId} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          {closeLabel && (
            <IconButton
              label={closeLabel}
              icon={<CrossIcon />}
              onClick={onClose}
              className={classes.cross}
            />
          )}
        </div>
        {children && (
          <div ref={contentRef} className={classes.content}>
            {children}
          </div>
        )}
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
