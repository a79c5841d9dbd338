import type { ComponentType, ReactNode } from 'react';
import { CheckIcon, ClockIcon, CrossIcon, InfoIcon } from '../Icons/Icons.tsx';
import type { IconProps } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './Tag.module.css';

export type TagTone = 'valid' | 'invalid' | 'neutral' | 'attention';

const icons = {
  valid: CheckIcon,
  invalid: CrossIcon,
  neutral: InfoIcon,
  attention: ClockIcon,
} satisfies Record<TagTone, ComponentType<IconProps>>;

export interface TagProps {
  tone: TagTone;
  children: ReactNode;
  icon?: ReactNode;
  /** Shows icon and word in the danger colour, on the background of the tone (§4, D47). */
  isUrgent?: boolean;
}

/** Shows a state by colour, icon and word (§4). */
export function Tag({ tone, children, icon, isUrgent = false }: TagProps) {
  const Icon = icons[tone];
  return (
    <span className={cx(classes.root, classes[tone], isUrgent && classes.urgent)}>
      {icon ?? <Icon />}
      {children}
    </span>
  );
}
