import { useId } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import classes from './ErrorSummary.module.css';

export interface ErrorSummaryItem {
  /** Tells items with the same text apart. */
  id?: string | number;
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
  ref?: Ref<HTMLElement>;
}

/** What is wrong with a form: small, so that the form stays in sight. Screen readers announce it. */
export function ErrorSummary({ title, items, id, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <section id={id} ref={ref} tabIndex={-1} aria-labelledby={titleId} className={classes.root}>
      <Notice tone="danger" headingLevel={2} title={<span id={titleId}>{title}</span>}>
        {items && items.length > 0 && (
          <ol className={classes.list}>
            {items.map(({ id: itemId, text, fieldId }, index) => (
              <li key={itemId ?? index}>
                {fieldId === undefined ? text : <FieldLink id={fieldId}>{text}</FieldLink>}
              </li>
            ))}
          </ol>
        )}
      </Notice>
    </section>
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
