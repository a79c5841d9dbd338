import type { ParsedForm } from '@kosha/form-engine';
import { Heading, NativeSelectField, Notice, Stack, Text, TextField } from '@kosha/ui';
import { useEffect, useMemo, useState } from 'react';
import { compareForms } from '../model/compare-forms.ts';
import { contractTestOf, type Download, fixtureOf } from '../model/downloads.ts';
import { parseForm } from '../model/engine.ts';
import { type Diagnostic, diagnosticsOf } from '../model/marks.ts';
import { type ReadableResponse, type ParsedResponse, readResponse } from '../model/read-answer.ts';
import { samples } from '../model/samples.ts';
import { urlHashOf } from '../model/share.ts';
import { stateFileOf, maxLinkLength, stateInFile } from '../model/state-file.ts';
import type { PlaygroundState } from '../model/state.ts';
import { TestBench } from './test-bench.tsx';
import { Editor } from './editor.tsx';
import classes from './playground.module.css';
import { Section } from './section.tsx';
import { SmallButton } from './small-button.tsx';

function whyNoForm(answer: ParsedResponse, [first]: readonly Diagnostic[]): string {
  if (!answer.isReadable && answer.refusal) {
    return `The server refused with code ${answer.refusal.code}: ${answer.refusal.message}`;
  }
  return `Line ${first?.line ?? 1}: ${first?.text ?? 'This is not JSON.'}`;
}

interface TakeAwayProps {
  state: PlaygroundState;
  answer: ReadableResponse;
  parsed: ParsedForm;
  linkNow: () => Promise<string>;
}

function TakeAway({ state, answer, parsed, linkNow }: TakeAwayProps) {
  const [status, setStatus] = useState('');
  const [shown, setShown] = useState('');
  const share = async () => {
    const link = await linkNow();
    if (link.length > maxLinkLength) {
      save(stateFileOf(state));
      setStatus(
        'The link would be too long, so this is saved as a file: send that, and open it here.',
      );
      setShown('');
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      setStatus('The link is copied.');
      setShown('');
    } catch {
      setStatus('Copy the link from here:');
      setShown(link);
    }
  };
  return (
    <div className={classes.row}>
      <SmallButton onClick={() => void share()}>Copy link</SmallButton>
      <SmallButton onClick={() => save(fixtureOf(state.answer))}>Download as fixture</SmallButton>
      <SmallButton onClick={() => save(contractTestOf(parsed, answer))}>
        Download as contract test
      </SmallButton>
      <Text size="sm" role="status">
        {status}
      </Text>
      {shown && <code className={classes.code}>{shown}</code>}
    </div>
  );
}

function save({ name, type, text }: Download): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

interface CompareProps {
  earlier: string;
  parsed: ParsedForm | undefined;
  onChange: (earlier: string) => void;
}

function Compare({ earlier, parsed, onChange }: CompareProps) {
  const answer = useMemo(() => readResponse(earlier), [earlier]);
  const before = useMemo(
    () => (answer.isReadable ? parseForm(answer.descriptors) : undefined),
    [answer],
  );
  const isBlank = earlier.trim() === '';
  const differences = before && parsed ? compareForms(before, parsed) : [];
  return (
    <Section title="Compare with an earlier answer">
      <Editor
        label="The earlier answer as JSON"
        hint="Paste it to see what the new one changes."
        rows={6}
        text={earlier}
        marks={isBlank ? [] : diagnosticsOf(earlier, answer, undefined)}
        onChange={onChange}
      />
      {!answer.isReadable && answer.refusal && (
        <Notice tone="warning" title={whyNoForm(answer, [])} />
      )}
      {before && parsed && differences.length === 0 && <Text>Nothing changes for people.</Text>}
      {differences.length > 0 && (
        <ul aria-label="What changes">
          {differences.map(({ label, text }, at) => (
            <li key={at}>
              <strong>{label}</strong>: {text}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface OpenFileProps {
  onOpen: (state: PlaygroundState) => void;
}

const OpenFile = ({ onOpen }: OpenFileProps) => (
  <TextField
    label="Open a file"
    type="file"
    accept=".json,application/json"
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      if (file) void file.text().then((text) => onOpen(stateInFile(text)));
    }}
  />
);

interface PlaygroundProps {
  first: PlaygroundState;
  isLinkDamaged?: boolean;
  onChange?: (state: PlaygroundState) => void;
}

export function Playground({ first, isLinkDamaged = false, onChange }: PlaygroundProps) {
  const [state, setState] = useState(first);
  const change = (part: Partial<PlaygroundState>) => setState((now) => ({ ...now, ...part }));
  useEffect(() => onChange?.(state), [state, onChange]);
  useTextSize(state.textSize);
  const { answer: text } = state;
  const answer = useMemo(() => readResponse(text), [text]);
  const { shown, parsed } = useLastReadable(answer);
  const marks = useMemo(() => diagnosticsOf(text, answer, parsed), [text, answer, parsed]);
  const linkNow = async () => new URL(await urlHashOf(state), location.href).href;
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
            <TestBench
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

/** While the new text is invalid, the form of the last valid response stays visible. */
function useLastReadable(answer: ParsedResponse) {
  const [kept, setKept] = useState(() => (answer.isReadable ? answer : undefined));
  const shown = answer.isReadable ? answer : kept;
  if (shown !== kept) setKept(shown);
  const parsed = useMemo(() => shown && parseForm(shown.descriptors), [shown]);
  return { shown, parsed };
}

function useTextSize(percent: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = percent === '100' ? '' : `${percent}%`;
    return () => void (style.fontSize = '');
  }, [percent]);
}
