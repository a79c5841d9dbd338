import { useId } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './ErrorSummary.module.css';

export interface ErrorSummaryItem {
  /** Tells items with the same text apart. */
  id?: string | number;
  text: string;
  /**
   * The name of the field, where its own error stands below it in full: then only this is shown, in a row with
   * the others. Screen readers hear the whole text.
   */
  label?: string | undefined;
  /** The id of the field that it is about, to which it leads. */
  fieldId?: string | undefined;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  /** Those with a text alone are shown as a numbered list (§8). */
  items?: readonly ErrorSummaryItem[];
  id?: string;
  /** Where the page says in another way that there are errors. */
  isSilent?: boolean;
  /** It can take the focus. */
  ref?: Ref<HTMLElement>;
}

/** What is wrong with a form: small, so that the form stays in sight. Screen readers announce it unless it is silent. */
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
      // What no field says is said when the list takes the focus.
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

/** Not an `aria-label`: the name of a link must not pass for the label of its field. */
function Short({ label, text }: { label: string; text: string }) {
  return (
    <>
      <span aria-hidden>{label}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
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
