import { Timeline as MantineTimeline } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon, CrossIcon, MedalIcon, WarningIcon } from '../Icons/Icons.tsx';
import { cx } from '../shared/cx.ts';
import '../mantine/timeline.css';
import classes from './Timeline.module.css';

export interface TimelineEvent {
  title: ReactNode;
  /** The date as text, such as '31 January' or 'Repay by Monday'. */
  date?: ReactNode;
  note?: ReactNode;
  /** `ahead` is a future event, `earned` a reward with an animated medal. */
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

const { root = '', item = '', bullet = '', title: head = '' } = classes;
const partClasses = { root, item, itemBullet: bullet, itemTitle: head };

/** Past and upcoming events with dates. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <MantineTimeline role="list" classNames={partClasses}>
      {events.map(({ title, date, note, state }, index) => (
        <MantineTimeline.Item
          key={index}
          role="listitem"
          {...(state === 'now' && { 'aria-current': 'step' })}
          className={cx(classes[state])}
          bullet={icons[state]}
          title={
            <>
              <b>{title}</b>
              {date && <span>{date}</span>}
            </>
          }
        >
          {note && <p>{note}</p>}
        </MantineTimeline.Item>
      ))}
    </MantineTimeline>
  );
}
