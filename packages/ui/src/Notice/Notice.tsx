import type { ComponentType, ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icons/Icons.tsx';
import type { IconProps } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} satisfies Record<NoticeTone, ComponentType<IconProps>>;

export interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** A quiet button or a link below the text. */
  action?: ReactNode;
}

/** A message in the page. Screen readers announce a danger notice at once. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={cx(classes.root, classes[tone])}>
      <Icon className={classes.icon} />
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div className={classes.text}>{children}</div>}
        {action}
      </div>
    </div>
  );
}
