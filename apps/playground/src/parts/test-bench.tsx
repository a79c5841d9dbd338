import {
  type FieldError,
  type FormDescription,
  type ParsedForm,
  possibleErrors,
} from '@kosha/form-engine';
import { ChipsField, NativeSelectField, Stack, Text } from '@kosha/ui';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Attempt,
  attemptWith,
  emptyAttempt,
  invalidAttempt,
  validAttempt,
} from '../model/attempt.ts';
import { languages } from '../model/languages.ts';
import { type PlaygroundState, type SettingName, settingChoices } from '../model/state.ts';
import { ThemeEditor } from './theme-editor.tsx';
import { Section } from './section.tsx';
import { SmallButton } from './small-button.tsx';
import { FormTrial } from './form-trial.tsx';
import classes from './playground.module.css';

const labels: Record<SettingName, string> = {
  width: 'Width',
  lists: 'States and districts',
  language: 'Language',
  textSize: 'Text size',
};

const valueLabels: { [Name in SettingName]: (value: PlaygroundState[Name]) => string } = {
  width: (width) => `${width} px`,
  lists: (lists) => ({ quick: 'Quick', slow: 'Slow', failed: 'Failed', empty: 'Empty' })[lists],
  language: (language) => languages[language].name,
  textSize: (size) => `${size} %`,
};

const optionsOf = (name: SettingName) =>
  settingChoices[name].map((value) => ({
    value,
    label: (valueLabels[name] as (value: string) => string)(value),
  }));

interface ChoicesProps {
  state: PlaygroundState;
  onChange: (part: Partial<PlaygroundState>) => void;
}

function Choices({ state, onChange }: ChoicesProps) {
  return (
    <>
      <div className={classes.choices}>
        {(['width', 'language', 'textSize'] as const).map((name) => (
          <NativeSelectField
            key={name}
            label={labels[name]}
            value={state[name]}
            options={optionsOf(name)}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      <ChipsField
        label={labels.lists}
        name="lists"
        value={state.lists}
        options={optionsOf('lists')}
        onChoose={(value) => onChange({ lists: value as PlaygroundState['lists'] })}
      />
    </>
  );
}

interface BenchProps {
  descriptors: unknown;
  parsed: ParsedForm;
  state: PlaygroundState;
  onChange: (part: Partial<PlaygroundState>) => void;
}

/** Possible server errors after a submit (§8), by the label of their button. */
const serverRefusals: Readonly<Record<string, (form: FormDescription) => readonly FieldError[]>> = {
  'One field': ({ fields }) => fields.slice(0, 1).map(aboutField),
  'Every field': ({ fields }) => fields.map(aboutField),
  'No field': () => [{ message: 'Your application cannot be taken now.' }],
  'An unknown field': () => [{ name: 'notInThisForm', message: 'This is wrong too.' }],
};

const aboutField = ({ name, label }: { name: string; label: string }): FieldError => ({
  name,
  message: `The server does not accept ${label}.`,
});

export function TestBench({ descriptors, parsed, state, onChange }: BenchProps) {
  const { form } = parsed;
  const { messages } = languages[state.language].pack;
  const [run, setRun] = useState({ count: 0, attempt: emptyAttempt() });
  const [serverErrors, setServerErrors] = useState<readonly FieldError[]>();
  const start = (attempt: Attempt) => {
    setServerErrors(undefined);
    setRun(({ count }) => ({ count: count + 1, attempt }));
    if (attempt.lists) onChange({ lists: attempt.lists });
  };
  return (
    <Stack gap={4}>
      <Choices state={state} onChange={onChange} />
      <Row label="Fill in">
        <SmallButton onClick={() => start(validAttempt(form))}>Fill with valid</SmallButton>
        <SmallButton onClick={() => start(invalidAttempt(form, messages))}>
          Fill with invalid
        </SmallButton>
        <SmallButton onClick={() => start(emptyAttempt())}>Empty</SmallButton>
      </Row>
      <Row label="The server refuses">
        {Object.entries(serverRefusals).map(([label, errorsFor]) => (
          <SmallButton
            key={label}
            onClick={() => {
              // Removes the errors first. Otherwise, a second press of the same button would have
              // no effect, because the form ignores a list of errors that equals the previous one.
              flushSync(() => setServerErrors(undefined));
              setServerErrors(errorsFor(form));
            }}
          >
            {label}
          </SmallButton>
        ))}
      </Row>
      <FormTrial
        key={`${run.count} ${state.lists}`}
        descriptors={descriptors}
        parsed={parsed}
        state={state}
        attempt={run.attempt}
        serverErrors={serverErrors}
      />
      <ThemeEditor theme={state.theme} onChange={(theme) => onChange({ theme })} />
      <Section title="Every error its rules can find">
        <Text tone="soft" size="sm">
          Press one to see the form with it.
        </Text>
        <ul className={classes.gallery}>
          {possibleErrors(form, messages).map((error) => (
            <li key={`${error.field.key} ${error.type}`}>
              <SmallButton onClick={() => start(attemptWith(form, error))}>
                <code>{error.field.name}</code>: {error.message}
              </SmallButton>
            </li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={classes.row}>
      <Text size="sm" isStrong>
        {label}
      </Text>
      {children}
    </div>
  );
}
