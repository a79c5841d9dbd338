import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import classes from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
}

/** One tap shows more. The browser's own element, so it works before any script has run. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={classes.root}>
      <summary className={classes.summary}>
        <span>{summary}</span>
        <ChevronDownIcon className={classes.chevron} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
