import type { ParsedForm } from '@kosha/form-engine';
import { Notice, Text } from '@kosha/ui';
import { useMemo } from 'react';
import { parse } from '../model/engine.ts';
import { compareForms } from '../model/compare-forms.ts';
import { marksOf } from '../model/marks.ts';
import { readResponse } from '../model/read-answer.ts';
import { Editor } from './editor.tsx';
import { Section } from './section.tsx';
import { whyNoForm } from './why-no-form.ts';

interface CompareProps {
  earlier: string;
  parsed: ParsedForm | undefined;
  onChange: (earlier: string) => void;
}

/** A field for an earlier response, and the changes that users see in the new one. */
export function Compare({ earlier, parsed, onChange }: CompareProps) {
  const answer = useMemo(() => readResponse(earlier), [earlier]);
  const before = useMemo(
    () => (answer.isReadable ? parse(answer.descriptors) : undefined),
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
        marks={isBlank ? [] : marksOf(earlier, answer, undefined)}
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
