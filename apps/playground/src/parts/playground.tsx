import { Heading, NativeSelectField, Notice, Stack } from '@kosha/ui';
import { useEffect, useMemo, useState } from 'react';
import { parse } from '../model/engine.ts';
import { marksOf } from '../model/marks.ts';
import { readResponse, type ReadAnswer } from '../model/read-answer.ts';
import { samples } from '../model/samples.ts';
import { hashOf } from '../model/share.ts';
import type { PlaygroundState } from '../model/state.ts';
import { Bench } from './bench.tsx';
import { Compare } from './compare.tsx';
import { Editor } from './editor.tsx';
import { OpenFile } from './open-file.tsx';
import { TakeAway } from './take-away.tsx';
import { whyNoForm } from './why-no-form.ts';
import classes from './playground.module.css';

interface PlaygroundProps {
  first: PlaygroundState;
  /** True if the link that was opened is damaged. */
  isLinkDamaged?: boolean;
  /** Called at each change of the state. */
  onChange?: (state: PlaygroundState) => void;
}

/**
 * A tool for developers who write form descriptors: they paste a server response and see the form
 * in all its states.
 */
export function Playground({ first, isLinkDamaged = false, onChange }: PlaygroundProps) {
  const [state, setState] = useState(first);
  const change = (part: Partial<PlaygroundState>) => setState((now) => ({ ...now, ...part }));
  useEffect(() => onChange?.(state), [state, onChange]);
  useTextSize(state.textSize);
  const { answer: text } = state;
  const answer = useMemo(() => readResponse(text), [text]);
  const { shown, parsed } = useLastReadable(answer);
  const marks = useMemo(() => marksOf(text, answer, parsed), [text, answer, parsed]);
  const linkNow = async () => new URL(await hashOf(state), location.href).href;
  return (
    <main className={classes.page}>
      <Heading level={1}>Form playground</Heading>
      {isLinkDamaged && (
        <Notice tone="warning" title="This link is damaged">
          A part of it may be missing: copy all of it. A sample is shown meanwhile.
        </Notice>
      )}
      <div className={classes.columns}>
        <Stack gap={4}>
          <NativeSelectField
            label="Sample"
            placeholder="Choose one to begin with"
            value=""
            options={samples.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ target }) => {
              const sample = samples.find(({ name }) => name === target.value);
              if (sample) change({ answer: sample.answer });
            }}
          />
          <OpenFile onOpen={setState} />
          <Editor
            label="Descriptors as JSON"
            hint="A list of fields, the two lists of work information, or a whole answer of the server."
            rows={22}
            text={text}
            marks={marks}
            onChange={(next) => change({ answer: next })}
          />
          {answer === shown && parsed && (
            <TakeAway state={state} answer={answer} parsed={parsed} linkNow={linkNow} />
          )}
        </Stack>
        <div className={classes.form}>
          {answer !== shown && (
            <Notice tone="warning" title={whyNoForm(answer, marks)}>
              {shown
                ? 'The form below is of the last answer that had one.'
                : 'Paste an answer that has a form, or choose a sample.'}
            </Notice>
          )}
          {shown && parsed && (
            <Bench
              descriptors={shown.descriptors}
              parsed={parsed}
              state={state}
              onChange={change}
            />
          )}
        </div>
        <Compare
          earlier={state.earlier}
          parsed={parsed}
          onChange={(earlier) => change({ earlier })}
        />
      </div>
    </main>
  );
}

/** The response whose form is shown: the newest one with a list. */
function useLastReadable(answer: ReadAnswer) {
  const [kept, setKept] = useState(() => (answer.isReadable ? answer : undefined));
  const shown = answer.isReadable ? answer : kept;
  if (shown !== kept) setKept(shown);
  const parsed = useMemo(() => shown && parse(shown.descriptors), [shown]);
  return { shown, parsed };
}

/** Applies the text size to the whole page, like the browser's own setting. */
function useTextSize(percent: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = percent === '100' ? '' : `${percent}%`;
    return () => void (style.fontSize = '');
  }, [percent]);
}
