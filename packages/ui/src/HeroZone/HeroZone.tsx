import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './HeroZone.module.css';

export type HeroZoneTone = 'well' | 'late' | 'waiting';

export interface HeroZoneProps {
  /** Green if all is well, red if a payment is late, grey while the borrower waits. */
  tone: HeroZoneTone;
  /** The label above the headline. */
  label?: ReactNode;
  /** A `Tag` or a `TierBadge`. */
  tag?: ReactNode;
  /** An `Amount` of size `hero`, or a few words. */
  headline: ReactNode;
  /** Details under the headline, such as a date. */
  line?: ReactNode;
  /** An illustration next to the headline. Hidden with large text. */
  drawing?: ReactNode;
  /** Further content, such as `DayBlocks`, a sentence or a button. */
  children?: ReactNode;
  /** A `Slip` that overlaps the lower edge. */
  slip?: ReactNode;
}

/** The coloured area at the top of a screen. In narrow windows, the app bar has the same colour. */
export function HeroZone(props: HeroZoneProps) {
  const { tone, label, tag, headline, line, drawing, children, slip } = props;
  return (
    <section className={classes.root} data-zone={tone}>
      <div className={cx(classes.zone, Boolean(slip) && classes.withSlip)}>
        {(label || tag) && (
          <div className={classes.label}>
            <div>{label}</div>
            {tag && <span className={classes.tag}>{tag}</span>}
          </div>
        )}
        <div className={classes.main}>
          <div className={classes.words}>
            <div className={classes.headline}>{headline}</div>
            {line && <p className={cx(classes.line, classes[tone])}>{line}</p>}
          </div>
          {drawing && <div className={classes.drawing}>{drawing}</div>}
        </div>
        {children && <div className={classes.more}>{children}</div>}
      </div>
      {slip && <div className={classes.slip}>{slip}</div>}
    </section>
  );
}
