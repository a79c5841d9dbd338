import { Notice } from '@kosha/ui';
import type { MouseEvent } from 'react';
import { countedText } from '../model/texts.ts';
import { useFormScope, type SummaryItem } from './form-scope.ts';
import classes from './form.module.css';

/** The numbered list of errors (§8); each entry leads to its field. It can take the focus. */
export function ErrorSummary({ items }: { items: readonly SummaryItem[] }) {
  const { texts, idOf } = useFormScope();
  if (items.length === 0) return null;
  const titleId = idOf('problems-title');
  return (
    <section
      id={idOf('problems')}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes.summary}
    >
      <Notice
        tone="warning"
        headingLevel={2}
        title={<span id={titleId}>{countedText(texts.problemsTitle, items.length, texts)}</span>}
      >
        <ol className={classes.problems}>
          {items.map(({ text, fieldKey, id }) => (
            <li key={id}>
              {fieldKey === undefined ? text : <FieldLink id={idOf(fieldKey)}>{text}</FieldLink>}
            </li>
          ))}
        </ol>
      </Notice>
    </section>
  );
}

/** Focuses the field without following the link, so that the browser's history stays as it is. */
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
