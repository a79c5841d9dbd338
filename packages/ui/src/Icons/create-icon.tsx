import type { ComponentPropsWithRef } from 'react';

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'style' | 'children'>;

/** Creates an icon component from a path on a 24 × 24 grid. Screen readers ignore icons. */
export const createIcon = (path: string) => (props: IconProps) => (
  <svg
    width="1.4em"
    height="1.4em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    {...props}
  >
    <path d={path} />
  </svg>
);
