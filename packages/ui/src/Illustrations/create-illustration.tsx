import type { ComponentPropsWithRef } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './create-illustration.module.css';

export type IllustrationProps = Omit<ComponentPropsWithRef<'svg'>, 'style' | 'children'> & {
  /** Animates the coloured strokes once. `prefers-reduced-motion` disables the animation. */
  isMoving?: boolean;
};

interface Drawing {
  body: string;
  lines?: string;
  detail: string;
  tone?: 'calm' | 'trouble';
}

export const createIllustration =
  ({ body, lines, detail, tone = 'calm' }: Drawing) =>
  ({ className, isMoving = false, ...rest }: IllustrationProps) => (
    <svg
      viewBox="0 0 120 120"
      width="112"
      height="112"
      aria-hidden
      className={cx(classes.root, classes[tone], isMoving && classes.moving, className)}
      {...rest}
    >
      <circle cx="60" cy="60" r="58" className={classes.disc} />
      <path d={body} className={classes.body} />
      {lines && <path d={lines} />}
      <path d={detail} pathLength="1" className={classes.detail} />
    </svg>
  );
