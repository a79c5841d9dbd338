import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useLinkComponent, type KoshaLinkProps } from '../KoshaProvider/link-context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../shared/cx.ts';
import classes from './Button.module.css';

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  isFullWidth?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
}

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style'> &
  ButtonLook & {
    /** Shows a spinner as wide as the label and ignores presses; the focus stays. */
    isLoading?: boolean;
    /** Spoken by screen readers while loading. */
    loadingLabel?: string;
  };

const look = (
  variant: ButtonLook['variant'] = 'primary',
  isFullWidth = false,
  className?: string,
): string => cx(classes.root, classes[variant], isFullWidth && classes.fullWidth, className);

/** A button for an action. A screen has at most one primary button. */
export function Button({
  variant,
  isFullWidth,
  icon,
  isLoading = false,
  loadingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled`, which would lose the focus.
  const isHeld = isLoading || rest['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>): void =>
    isHeld ? event.preventDefault() : onClick?.(event);
  return (
    <>
      <button
        type="button"
        {...rest}
        onClick={press}
        aria-disabled={isHeld || undefined}
        data-loading={isLoading || undefined}
        className={look(variant, isFullWidth, className)}
      >
        <span className={classes.content}>
          {icon}
          {children}
        </span>
      </button>
      {loadingLabel && <VisuallyHidden role="status">{isLoading && loadingLabel}</VisuallyHidden>}
    </>
  );
}

export type ButtonLinkProps = Omit<KoshaLinkProps, 'style'> & ButtonLook;

/** A link that looks like a button; the app's link renders it. */
export function ButtonLink({
  variant,
  isFullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const Root = useLinkComponent();
  return (
    <Root {...rest} className={look(variant, isFullWidth, className)}>
      <span className={classes.content}>
        {icon}
        {children}
      </span>
    </Root>
  );
}
