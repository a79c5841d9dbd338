import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLinkComponent } from '../KoshaProvider/link-context.ts';
import { ChevronRightIcon } from '../Icons/Icons.tsx';
import '../mantine/unstyled-button.css';
import classes from './ListRow.module.css';

export type ListRowProps = {
  title: ReactNode;
  icon?: ReactNode;
  subtitle?: ReactNode;
  /** Content at the end of the row, before the chevron. */
  value?: ReactNode;
} & (
  | { href: string; onClick?: never }
  | { href?: never; onClick: () => void }
  | { href?: never; onClick?: never }
);

/** With `href`, the row is a link; with `onClick`, a button. */
export function ListRow({ title, icon, subtitle, value, href, onClick }: ListRowProps) {
  const LinkRoot = useLinkComponent();
  const content = (
    <>
      {icon && <span className={classes.icon}>{icon}</span>}
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {subtitle && <span className={classes.subtitle}>{subtitle}</span>}
      </span>
      {value && <span className={classes.value}>{value}</span>}
      {(href ?? onClick) && <ChevronRightIcon className={classes.chevron} />}
    </>
  );
  if (href !== undefined) {
    return (
      <UnstyledButton component={LinkRoot} href={href} className={classes.root}>
        {content}
      </UnstyledButton>
    );
  }
  if (onClick === undefined) return <div className={classes.root}>{content}</div>;
  return (
    <UnstyledButton onClick={onClick} className={classes.root}>
      {content}
    </UnstyledButton>
  );
}
