import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import classes from './Disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Same name: opening one closes the others. */
  group?: string;
};

/** More by one tap. The browser's own element: works before any script has run. */
export function Disclosure({ summary, children, isOpenAtFirst = false, group }: DisclosureProps) {
  return (
    <details open={isOpenAtFirst} name={group} className={classes.root}>
      <summary className={classes.summary}>
        <span>{summary}</span>
        <ChevronDownIcon className={classes.chevron} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
