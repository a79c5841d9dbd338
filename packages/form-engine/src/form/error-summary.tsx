import { Notice } from '@kosha/ui';
import type { MouseEvent } from 'react';
import { fillText } from '../texts.ts';
import { useFormScope, type SummaryItem } from './form-context.ts';
import classes from './form.module.css';

/** What is wrong, numbered (§8); each entry leads to its field. Can be focused. */
export function ErrorSummary({ items }: { items: readonly SummaryItem[] }) {
  const { texts, idOf } = useFormScope();
  if (items.length === 0) return null;
  return (
    <div id={idOf('problems')} tabIndex={-1} className={classes.summary}>
      <Notice tone="warning" title={fillText(texts.problemsTitle, { count: items.length })}>
        <ol className={classes.problems}>
          {items.map(({ text, fieldKey }, index) => (
            <li key={`${fieldKey ?? ''}${index}`}>
              {fieldKey === undefined ? text : <FieldLink id={idOf(fieldKey)}>{text}</FieldLink>}
            </li>
          ))}
        </ol>
      </Notice>
    </div>
  );
}

/** Focuses the field instead of following the address: the place in the history stays. */
function FieldLink({ id, children }: { id: string; children: string }) {
  const goTo = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <a href={`#${id}`} onClick={goTo} className={classes.problem}>
      {children}
    </a>
  );
}
