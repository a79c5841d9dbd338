import { Indicator } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLinkComponent } from '../KoshaProvider/link-context.ts';
import '../mantine/indicator.css';
import classes from './BottomNav.module.css';

export interface BottomNavItem {
  href: string;
  label: string;
  icon: ReactNode;
  badge?: string;
  isCurrent: boolean;
}

export interface BottomNavProps {
  label: string;
  items: readonly BottomNavItem[];
}

const { badge = '', mark = '' } = classes;

/**
 * Links to the app's main screens: a bar at the bottom of a narrow window, a column at the side of
 * a wide window.
 */
export function BottomNav({ label, items }: BottomNavProps) {
  const LinkRoot = useLinkComponent();
  return (
    <nav aria-label={label} className={classes.root}>
      {items.map((item) => (
        <LinkRoot
          key={item.href}
          href={item.href}
          aria-current={item.isCurrent ? 'page' : undefined}
          className={classes.item}
        >
          <span className={classes.icon}>{item.icon}</span>
          <span className={classes.label}>{item.label}</span>
          {item.badge && (
            // The badge is last, so that the link's accessible name starts with the label.
            <Indicator label={item.badge} classNames={{ root: badge, indicator: mark }} />
          )}
        </LinkRoot>
      ))}
    </nav>
  );
}
