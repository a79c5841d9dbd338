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
  /** Makes the title a heading of this level. */
  headingLevel?: 2 | 3;
  /** True if the page announces the notice in another way. */
  isSilent?: boolean | undefined;
  children?: ReactNode;
  /** A quiet button or a link below the text. */
  action?: ReactNode;
}

/** Screen readers announce a danger notice immediately. */
export function Notice(props: NoticeProps) {
  const { tone, title, headingLevel, isSilent = false, children, action } = props;
  const Icon = icons[tone];
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div
      role={tone === 'danger' && !isSilent ? 'alert' : undefined}
      className={cx(classes.root, classes[tone])}
    >
      <Icon className={classes.icon} />
      <div className={classes.words}>
        {title && <Title className={classes.title}>{title}</Title>}
        {children && <div className={classes.text}>{children}</div>}
        {action}
      </div>
    </div>
  );
}
