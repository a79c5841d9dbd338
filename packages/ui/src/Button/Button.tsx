import { Button as MantineButton } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useLinkComponent, type KoshaLinkProps } from '../KoshaProvider/link-context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import '../mantine/unstyled-button.css';
import '../mantine/button.css';
import { asDefinedProps } from '../shared/given.ts';
import classes from './Button.module.css';

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  isFullWidth?: boolean;
  /** Shown before the label. */
  icon?: ReactNode;
}

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'style'> &
  ButtonLook & {
    /** Shows a spinner and ignores presses. The button keeps the focus. */
    isLoading?: boolean;
    /** Screen readers announce this label while loading. */
    loadingLabel?: string;
  };

const { root = '', inner = '', label = '' } = classes;

const look = ({ variant = 'primary', isFullWidth = false, icon }: ButtonLook) => ({
  variant,
  fullWidth: isFullWidth,
  leftSection: icon,
  classNames: { root, inner, label },
});

/** A screen has at most one primary button. */
export function Button(props: ButtonProps) {
  const { variant, isFullWidth, icon, isLoading = false, loadingLabel, onClick, ...rest } = props;
  // With `disabled` or Mantine's `loading`, the button would lose the focus.
  const isInactive = isLoading || rest['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>): void =>
    isInactive ? event.preventDefault() : onClick?.(event);
  return (
    <>
      <MantineButton
        {...asDefinedProps(rest)}
        {...look(asDefinedProps({ variant, isFullWidth, icon }))}
        onClick={press}
        aria-disabled={isInactive || undefined}
        data-disabled={isInactive}
        data-loading={isLoading || undefined}
      />
      {loadingLabel && <VisuallyHidden role="status">{isLoading && loadingLabel}</VisuallyHidden>}
    </>
  );
}

export type ButtonLinkProps = Omit<KoshaLinkProps, 'style'> & ButtonLook;

/** A link that looks like a button, rendered by the app's link component. */
export function ButtonLink({ variant, isFullWidth, icon, ...rest }: ButtonLinkProps) {
  const Root = useLinkComponent();
  return (
    <MantineButton
      component={Root}
      {...asDefinedProps(rest)}
      {...look(asDefinedProps({ variant, isFullWidth, icon }))}
    />
  );
}
