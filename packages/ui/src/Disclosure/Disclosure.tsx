import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import { whenIdle } from '../shared/when-idle.ts';
import classes from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
}

/** Uses `details`, which works before any script has run. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const content = useRef<HTMLDivElement>(null);
  // Lays out the closed content when idle, so that opening is fast.
  useEffect(() => whenIdle(() => void content.current?.getBoundingClientRect()));
  return (
    <details className={classes.root}>
      <summary className={classes.summary}>
        <span>{summary}</span>
        <ChevronDownIcon className={classes.chevron} />
      </summary>
      <div ref={content} className={classes.content}>
        {children}
      </div>
    </details>
  );
}
