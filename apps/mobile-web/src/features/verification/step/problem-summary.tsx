import { Notice } from '@kosha/ui';
import { useEffect, useRef } from 'react';
import classes from './problem-summary.module.css';

interface ProblemSummaryProps {
  title: string;
  /** Shown as a numbered list (§8). */
  messages?: readonly string[];
}

/** What is wrong with a form as a whole. Takes the focus when it appears, as it may be out of sight. */
export function ProblemSummary({ title, messages }: ProblemSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="danger" title={title}>
        {messages && (
          <ol className={classes['list']}>
            {messages.map((message, index) => (
              <li key={index}>{message}</li>
            ))}
          </ol>
        )}
      </Notice>
    </div>
  );
}
