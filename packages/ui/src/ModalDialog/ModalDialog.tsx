import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { CrossIcon } from '../Icons/Icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../shared/cx.ts';
import { addOpenModal } from './open-modals.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import classes from './ModalDialog.module.css';

export interface ModalProps {
  isOpen: boolean;
  /** Called by Escape, the close button and a press outside the dialog. */
  onClose: () => void;
  title: ReactNode;
  /** Shows a close button with this accessible name. */
  closeLabel?: string;
  children?: ReactNode;
}

type ModalDialogProps = ModalProps & { placement: 'centre' | 'bottom'; footer?: ReactNode };

/**
 * The native `dialog`, which makes the page behind inert, closes on Escape and restores focus.
 * Mantine's Modal costs 14 kB more and adds a style element, which the Content-Security-Policy
 * forbids.
 */
export function ModalDialog({ isOpen, ...rest }: ModalDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

/** Opens the dialog while the component is mounted and restores focus on unmount. */
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
 * Makes overflowing content a named, focusable group, so that it can be scrolled with the keyboard.
 * Marks it while there is more below, also after it has grown or the screen was rotated.
 */
function useScroll(titleId: string) {
  return useCallback(
    (content: HTMLDivElement) => {
      // The observer reports before the next paint, when the layout is known. Measuring here would
      // force an additional layout.
      const markMore = () => {
        const belowPx = content.scrollHeight - content.clientHeight - content.scrollTop;
        content.toggleAttribute('data-more', belowPx > 1);
      };
      const sizes = new ResizeObserver(() => {
        markMore();
        if (content.scrollHeight <= content.clientHeight) return;
        content.tabIndex = 0;
        content.role = 'group';
        content.setAttribute('aria-labelledby', titleId);
      });
      // A child may grow when the content itself has reached its maximum height.
      for (const part of [content, ...content.children]) sizes.observe(part);
      content.addEventListener('scroll', markMore, { passive: true });
      return () => {
        content.removeEventListener('scroll', markMore);
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
  const wasPressedBeside = useRef(false);
  const notePress = (event: PointerEvent): void => {
    wasPressedBeside.current = event.target === ref.current;
  };
  const closeOnBackdrop = (event: MouseEvent): void => {
    // A press that only ends outside the dialog has selected text past its edge.
    if (event.target === ref.current && wasPressedBeside.current) onClose();
  };
  return (
    // With the keyboard, Escape closes the dialog: the browser fires `cancel`.
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
