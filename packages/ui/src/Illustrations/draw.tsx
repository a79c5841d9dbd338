import type { ComponentPropsWithRef } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './draw.module.css';

export type IllustrationProps = Omit<ComponentPropsWithRef<'svg'>, 'style' | 'children'> & {
  /** Its detail draws itself once, when it appears. Nothing moves where less motion is asked for. */
  isMoving?: boolean;
};

interface Drawing {
  /** The thing itself: its area is white. */
  body: string;
  lines?: string;
  /** What it is about, in colour. */
  detail: string;
  /** The colour of disc and detail: `trouble` for what has failed. */
  tone?: 'calm' | 'trouble';
}

/** A drawing on a soft disc: lines in ink, one detail in colour. Decoration only. */
export const draw =
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
