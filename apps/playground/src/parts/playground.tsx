import { parseDescriptors } from '@kosha/form-engine';
import { Heading, NativeSelectField, Notice, Stack } from '@kosha/ui';
import { useEffect, useMemo, useState } from 'react';
import { marksOf } from '../model/marks.ts';
import { readAnswer } from '../model/read-answer.ts';
import { samples } from '../model/samples.ts';
import { hashOf } from '../model/share.ts';
import type { PlaygroundState } from '../model/state.ts';
import { Bench } from './bench.tsx';
import { Compare } from './compare.tsx';
import { Editor } from './editor.tsx';
import { TakeAway } from './take-away.tsx';
import classes from './playground.module.css';

interface PlaygroundProps {
  first: PlaygroundState;
  /** The link that led here could not be read. */
  isLinkDamaged?: boolean;
  /** Called at each change. */
  onChange?: (state: PlaygroundState) => void;
}

/** For people who write descriptors: paste what the server sends and see the form in all its states. */
export function Playground({ first, isLinkDamaged = false, onChange }: PlaygroundProps) {
  const [state, setState] = useState(first);
  const change = (part: Partial<PlaygroundState>) => setState((now) => ({ ...now, ...part }));
  useEffect(() => onChange?.(state), [state, onChange]);
  useTextSize(state.textSize);
  const { answer: text } = state;
  const answer = useMemo(() => readAnswer(text), [text]);
  const parsed = useMemo(
    () => (answer.isReadable ? parseDescriptors(answer.descriptors) : undefined),
    [answer],
  );
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
          <Editor
            label="Descriptors as JSON"
            hint="A list of fields, the two lists of work information, or a whole answer of the server."
            rows={22}
            text={text}
            marks={marks}
            onChange={(next) => change({ answer: next })}
          />
          {answer.isReadable && parsed && (
            <TakeAway text={text} answer={answer} parsed={parsed} linkNow={linkNow} />
          )}
        </Stack>
        {answer.isReadable && parsed && (
          <div className={classes.form}>
            <Bench
              descriptors={answer.descriptors}
              parsed={parsed}
              state={state}
              onChange={change}
            />
          </div>
        )}
        <Compare
          earlier={state.earlier}
          parsed={parsed}
          onChange={(earlier) => change({ earlier })}
        />
      </div>
    </main>
  );
}

/** The whole page gets the size, as it does from the browser's own setting. */
function useTextSize(percent: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = percent === '100' ? '' : `${percent}%`;
    return () => void (style.fontSize = '');
  }, [percent]);
}
