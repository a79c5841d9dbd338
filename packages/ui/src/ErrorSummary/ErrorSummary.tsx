import type { MouseEvent, ReactNode, Ref } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import classes from './ErrorSummary.module.css';

export interface ErrorSummaryItem {
  text: ReactNode;
  /** The id of the field that it is about, to which it leads. */
  fieldId?: string | undefined;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  /** Shown as a numbered list (§8). */
  items?: readonly ErrorSummaryItem[];
  id?: string;
  /** It can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** What is wrong with a form: small, so that the form stays in sight. Screen readers announce it. */
export function ErrorSummary({ title, items, id, ref }: ErrorSummaryProps) {
  return (
    <div id={id} ref={ref} tabIndex={-1} className={classes.root}>
      <Notice tone="danger" title={title}>
        {items && items.length > 0 && (
          <ol className={classes.list}>
            {items.map(({ text, fieldId }, index) => (
              <li key={index}>
                {fieldId === undefined ? text : <FieldLink id={fieldId}>{text}</FieldLink>}
              </li>
            ))}
          </ol>
        )}
      </Notice>
    </div>
  );
}

/** Focuses the field without following the link, so that the browser's history stays as it is. */
function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  const goTo = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <a href={`#${id}`} onClick={goTo} className={classes.link}>
      {children}
    </a>
  );
}
