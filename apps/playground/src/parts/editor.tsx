import { useId, useRef } from 'react';
import { lineAt } from '../model/json-path.ts';
import type { Diagnostic } from '../model/marks.ts';
import classes from './editor.module.css';

interface EditorProps {
  label: string;
  hint: string;
  rows: number;
  text: string;
  marks: readonly Diagnostic[];
  onChange: (text: string) => void;
}

export function Editor({ label, hint, rows, text, marks, onChange }: EditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const lineCount = lineAt(text, text.length);
  const isInvalid = marks.some(({ isError }) => isError);
  const select = ({ line }: Diagnostic) => {
    const box = area.current;
    if (!box) return;
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    box.focus();
    box.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
    box.scrollTop = ((line - 3) * box.scrollHeight) / lineCount;
  };
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.box}>
        <div className={classes.gutter} aria-hidden="true">
          <div ref={numbers} className={classes.numbers}>
            {Array.from({ length: lineCount }, (_, at) => at + 1).join('\n')}
            {marks.map(({ line, isError }, at) => (
              <span
                key={at}
                className={isError ? classes.error : classes.warning}
                style={{ top: `${(line - 1) * 1.5}em` }}
              >
                {line}
              </span>
            ))}
          </div>
        </div>
        <textarea
          ref={area}
          id={id}
          className={classes.area}
          rows={rows}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}-hint ${id}-marks`}
          aria-invalid={isInvalid || undefined}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onScroll={({ currentTarget }) => {
            if (numbers.current)
              numbers.current.style.transform = `translateY(${-currentTarget.scrollTop}px)`;
          }}
        />
      </div>
      {marks.length > 0 && (
        <ul id={`${id}-marks`} className={classes.marks} aria-label={`To fix: ${label}`}>
          {marks.map((mark, at) => (
            <li key={at} className={mark.isError ? classes.errorItem : classes.item}>
              <button type="button" className={classes.line} onClick={() => select(mark)}>
                Line {mark.line}
              </button>{' '}
              {mark.path && <code>{mark.path}</code>} {mark.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
