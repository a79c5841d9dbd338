import type { ReactNode } from 'react';
import { CheckIcon, CrossIcon, MedalIcon, WarningIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import classes from './Timeline.module.css';

export interface TimelineEvent {
  title: ReactNode;
  /** Formatted, or what it waits for; left out where it is not known. */
  date?: ReactNode;
  note?: ReactNode;
  /** `now` is what is to be done, `ahead` what follows from it; `earned` is a reward, whose medal moves once. */
  state: 'done' | 'earned' | 'late' | 'ended' | 'now' | 'ahead';
}

const icons = {
  done: <CheckIcon />,
  earned: <MedalIcon />,
  late: <WarningIcon />,
  ended: <CrossIcon />,
  now: null,
  ahead: null,
} satisfies Record<TimelineEvent['state'], ReactNode>;

/** What has happened and what comes next, with dates. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className={classes.root}>
      {events.map(({ title, date, note, state }, index) => (
        <li
          key={index}
          className={cx(classes.event, classes[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span aria-hidden className={classes.dot}>
            {icons[state]}
          </span>
          <div className={classes.words}>
            <div className={classes.head}>
              <b>{title}</b>
              {date && <span>{date}</span>}
            </div>
            {note && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
