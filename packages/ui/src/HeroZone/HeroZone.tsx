import type { ReactNode } from 'react';
import { cx } from '../shared/cx.ts';
import classes from './HeroZone.module.css';

export type ZoneTone = 'well' | 'late' | 'waiting';

export interface HeroZoneProps {
  /** Green when all is well, red when something is late, grey while the person waits. */
  tone: ZoneTone;
  /** What the answer is about. */
  label?: ReactNode;
  /** At the end of the label: a `Tag` or a `TierBadge`. */
  tag?: ReactNode;
  /** The one answer of the screen: an `Amount` of the size `hero`, or a few words. */
  answer: ReactNode;
  /** What belongs to the answer, such as its date. */
  line?: ReactNode;
  /** An illustration at the end of the answer; in large text it leaves its room to the words. */
  drawing?: ReactNode;
  /** Day blocks, a sentence, a button. */
  children?: ReactNode;
  /** A `Slip`, which comes out of the lower edge. */
  slip?: ReactNode;
}

/** The area at the top of a screen that answers its one question; the bar above takes its colour. */
export function HeroZone(props: HeroZoneProps) {
  const { tone, label, tag, answer, line, drawing, children, slip } = props;
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
            <div className={classes.answer}>{answer}</div>
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
