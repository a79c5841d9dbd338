import { Card, Heading, Stack, Text, TextAreaField } from '@kosha/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import type { FormValues } from '../model/field-facts.ts';
import { DynamicForm } from '../form/dynamic-form.tsx';
import type { OptionsPort } from '../model/options.ts';
import type { FormTexts } from '../model/texts.ts';
import { possibleErrors } from '../validator/possible-errors.ts';
import { readAnswer, type PastedAnswer } from './read-answer.ts';
import classes from './playground.module.css';

interface PlaygroundProps {
  /** The first content of the text box. */
  json: string;
  options: OptionsPort;
  texts: FormTexts;
}

/** For people who write descriptors: paste what the server sends and see the form. */
export function Playground({ json, options, texts }: PlaygroundProps) {
  const [text, setText] = useState(json);
  const answer = readAnswer(text);
  return (
    <Stack gap={6}>
      <TextAreaField
        label="Descriptors as JSON"
        hint="A list of fields, the two lists of work information, or a whole answer of the server."
        rows={12}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={answer.isReadable ? undefined : `This is not JSON: ${answer.reason}`}
      />
      {answer.isReadable && (
        <Shown
          key={JSON.stringify(answer.descriptors)}
          {...answer}
          options={options}
          texts={texts}
        />
      )}
    </Stack>
  );
}

type ShownProps = Extract<PastedAnswer, { isReadable: true }> & Omit<PlaygroundProps, 'json'>;

function Shown({ descriptors, options, texts }: ShownProps) {
  const [payload, setPayload] = useState<FormValues>();
  const { form, drift } = parseDescriptors(descriptors);
  return (
    <>
      <Part title="The form">
        <DynamicForm
          descriptors={descriptors}
          options={options}
          texts={texts}
          formId="playground"
          submitLabel="Submit"
          onSubmit={setPayload}
        />
      </Part>
      <Part title="What it sends">
        <pre className={classes.code}>
          {payload ? JSON.stringify(payload, null, 2) : 'Nothing yet: submit the form.'}
        </pre>
      </Part>
      <Part title="Every error its rules can find">
        <Lines
          lines={possibleErrors(form, texts).map(({ field, text }) => `${field.name}: ${text}`)}
        />
      </Part>
      <Part title="What is not as the contract says">
        <Lines lines={drift.map((item) => `${item.path} ${item.problem}: ${item.received}`)} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <Text tone="soft">Nothing</Text>;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
