import { useId } from 'react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './ErrorSummary.module.css';

export interface ErrorSummaryItem {
  /** The React key of the item; its index by default. */
  id?: string | number;
  text: string;
  /**
   * The name of the field, if the field itself shows the error. The label is shown instead of
   * `text`, but screen readers read `text`.
   */
  label?: string | undefined;
  /** The id of the field that the item links to. */
  fieldId?: string | undefined;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  /** Items without a `label` are shown as a numbered list (§8). */
  items?: readonly ErrorSummaryItem[];
  id?: string;
  /** True if the page announces the errors in another way. */
  isSilent?: boolean;
  /** The ref of the summary element, which is focusable. */
  ref?: Ref<HTMLElement>;
}

/** Lists the errors of a form. Screen readers announce the summary unless `isSilent` is set. */
export function ErrorSummary({ title, items, id, isSilent, ref }: ErrorSummaryProps) {
  const titleId = useId();
  const fullItems = items?.filter(({ label }) => label === undefined) ?? [];
  const shortItems = items?.filter(({ label }) => label !== undefined) ?? [];
  return (
    <section
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      // Screen readers do not announce a silent summary. With this description, they read
      // `fullItems` when the summary gets the focus.
      aria-describedby={isSilent && fullItems.length > 0 ? `${titleId}-full` : undefined}
      className={classes.root}
    >
      <Notice
        tone="danger"
        headingLevel={2}
        isSilent={isSilent}
        title={<span id={titleId}>{title}</span>}
      >
        <Items id={`${titleId}-full`} items={fullItems} className={classes.list} />
        <Items items={shortItems} className={classes.row} />
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

/**
 * Screen readers read `text` instead of `label`. With an `aria-label` on the link, `getByLabel` in
 * tests would find the link in addition to the field.
 */
function Short({ label, text }: { label: string; text: string }) {
  return (
    <>
      <span aria-hidden>{label}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

/** Focuses the field without navigation, so that the browser history does not change. */
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
