import { useId } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './ErrorSummary.module.css';

export interface ErrorSummaryItem {
  /** Distinguishes items with the same text. */
  id?: string | number;
  text: string;
  /**
   * The name of the field, if the field shows the full error itself: then only the name is shown,
   * in a row with the others. Screen readers still get the full text.
   */
  label?: string | undefined;
  /** The id of the field that the item links to. */
  fieldId?: string | undefined;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  /** Items with only a text are shown as a numbered list (§8). */
  items?: readonly ErrorSummaryItem[];
  id?: string;
  /** Set if the page announces the errors in another way. */
  isSilent?: boolean;
  /** The ref of the summary, which is focusable. */
  ref?: Ref<HTMLElement>;
}

/**
 * The errors of a form, compact so that the form stays in view. Screen readers announce it unless
 * it is silent.
 */
export function ErrorSummary({ title, items, id, isSilent, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const inFull = items?.filter(({ label }) => label === undefined) ?? [];
  const inShort = items?.filter(({ label }) => label !== undefined) ?? [];
  return (
    <section
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      // Errors without a field are read when the list is focused.
      aria-describedby={isSilent && inFull.length > 0 ? `${titleId}-full` : undefined}
      className={classes.root}
    >
      <Notice
        tone="danger"
        headingLevel={2}
        isSilent={isSilent}
        title={<span id={titleId}>{title}</span>}
      >
        <Items id={`${titleId}-full`} items={inFull} className={classes.list} />
        <Items items={inShort} className={classes.row} />
      </Notice>
    </section>
  );
}

interface ItemsProps {
  id?: string;
  items: readonly ErrorSummaryItem[];
  className: string | undefined;
}

function Items({ id: listId, items, className }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <ol id={listId} className={className}>
      {items.map(({ id, text, label, fieldId }, index) => (
        <li key={id ?? index}>
          {fieldId === undefined ? (
            text
          ) : (
            <FieldLink id={fieldId}>{label ? <Short label={label} text={text} /> : text}</FieldLink>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Not an `aria-label`: a link's name must not be mistaken for the label of its field. */
function Short({ label, text }: { label: string; text: string }) {
  return (
    <>
      <span aria-hidden>{label}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

/** Focuses the field without following the link, so that the browser history is unchanged. */
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
