import { NativeSelectField } from '@kosha/ui';
import { languages } from '../model/languages.ts';
import { settings, type PlaygroundState, type Setting } from '../model/state.ts';
import classes from './playground.module.css';

const labels: Record<Setting, string> = {
  width: 'Width',
  lists: 'States and districts',
  language: 'Language',
  textSize: 'Text size',
};

const words: { [Name in Setting]: (value: PlaygroundState[Name]) => string } = {
  width: (width) => `${width} px`,
  lists: (lists) => ({ quick: 'Quick', slow: 'Slow', failed: 'Failed', empty: 'Empty' })[lists],
  language: (language) => languages[language].name,
  textSize: (size) => `${size} %`,
};

interface ChoicesProps {
  state: PlaygroundState;
  onChange: (part: Partial<PlaygroundState>) => void;
}

/** How the form is shown, and how the lists behind it behave. */
export function Choices({ state, onChange }: ChoicesProps) {
  return (
    <div className={classes.choices}>
      {(Object.keys(settings) as Setting[]).map((name) => (
        <NativeSelectField
          key={name}
          label={labels[name]}
          value={state[name]}
          options={settings[name].map((value) => ({
            value,
            label: (words[name] as (value: string) => string)(value),
          }))}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </div>
  );
}
