import type { ComponentPropsWithRef } from 'react';

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'style' | 'children'>;

/** A 24 px grid with 1.75 px strokes in the text colour. Hidden from screen readers. */
export const drawIcon = (path: string) => (props: IconProps) => (
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
