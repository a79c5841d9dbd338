import {
  DynamicForm,
  stripHidden,
  type FieldError,
  type FormHandle,
  type FormValues,
  type ParsedForm,
} from '@kosha/form-engine';
import { Stack, Text } from '@kosha/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { configIn } from '../model/engine.ts';
import { languages } from '../model/languages.ts';
import { optionLoadersFor } from '../model/regions.ts';
import type { PlaygroundState } from '../model/state.ts';
import type { Attempt } from '../model/attempt.ts';
import { useThemePreview } from './theme-editor.tsx';
import { Section } from './section.tsx';
import classes from './playground.module.css';

interface TrialProps {
  descriptors: unknown;
  parsed: ParsedForm;
  state: PlaygroundState;
  attempt: Attempt;
  serverErrors: readonly FieldError[] | undefined;
}

/** Delays an automatic submit until the option lists with the setting `quick` have loaded. */
const settledMs = 250;

export function FormTrial({ descriptors, parsed, state, attempt, serverErrors }: TrialProps) {
  const { pack, submit } = languages[state.language];
  const { messages } = pack;
  const config = useMemo(() => configIn(pack), [pack]);
  const form = useRef<FormHandle>(null);
  // Each form has its own id, because Storybook's docs page shows several forms.
  const formId = useId();
  const stage = useThemePreview(state.theme);
  const [visibleValues, setVisibleValues] = useState(() =>
    stripHidden(parsed.form, attempt.values),
  );
  const [sent, setSent] = useState<FormValues>();
  const options = useMemo(() => optionLoadersFor(state.lists), [state.lists]);
  useEffect(() => {
    if (!attempt.isSubmitted) return undefined;
    const timer = setTimeout(() => form.current?.submit(), settledMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  return (
    <Stack gap={4}>
      <div className={classes.scroll} role="region" aria-label="The form">
        <div ref={stage} className={classes.stage} data-width={state.width} lang={messages.locale}>
          <DynamicForm
            ref={form}
            fields={descriptors}
            options={options}
            config={config}
            messages={messages}
            formId={formId}
            submitLabel={submit}
            initialValues={attempt.values}
            serverErrors={serverErrors}
            onChange={setVisibleValues}
            onSubmit={setSent}
          />
        </div>
      </div>
      <div className={classes.pair}>
        <Section title="Filled in now">
          <Json value={visibleValues} />
        </Section>
        <Section title="Sent by the last submit">
          {sent ? <Json value={sent} /> : <Text tone="soft">Nothing yet: submit the form.</Text>}
        </Section>
      </div>
    </Stack>
  );
}

const Json = ({ value }: { value: FormValues }) => (
  <pre className={classes.code}>{JSON.stringify(value, null, 2)}</pre>
);
