import { ChipsField, NativeSelectField } from '@kosha/ui';
import { languages } from '../model/languages.ts';
import { settings, type PlaygroundState, type Setting } from '../model/state.ts';
import classes from './playground.module.css';

const labels: Record<Setting, string> = {
  width: 'Width',
  lists: 'States and districts',
  language: 'Language',
  textSize: 'Text size',
};

const valueLabels: { [Name in Setting]: (value: PlaygroundState[Name]) => string } = {
  width: (width) => `${width} px`,
  lists: (lists) => ({ quick: 'Quick', slow: 'Slow', failed: 'Failed', empty: 'Empty' })[lists],
  language: (language) => languages[language].name,
  textSize: (size) => `${size} %`,
};

const optionsOf = (name: Setting) =>
  settings[name].map((value) => ({
    value,
    label: (valueLabels[name] as (value: string) => string)(value),
  }));

interface ChoicesProps {
  state: PlaygroundState;
  onChange: (part: Partial<PlaygroundState>) => void;
}

/** The settings of the form and of its lists, each changed with one press. */
export function Choices({ state, onChange }: ChoicesProps) {
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
