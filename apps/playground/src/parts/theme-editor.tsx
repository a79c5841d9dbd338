import { Text, TextField } from '@kosha/ui';
import formStyles from '@kosha/form-engine/styles.css?inline';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  cssOf,
  isValidThemeValue,
  themeVariableNames,
  variablesIn,
  type Theme,
  type ThemeVariableName,
} from '../model/theme.ts';
import classes from './playground.module.css';
import { Section } from './section.tsx';

const labels: Record<ThemeVariableName, string> = {
  primary: 'Primary colour',
  danger: 'Colour of errors',
  ink: 'Colour of text',
  surface: 'Colour of fields',
  radius: 'Corners',
  font: 'Font',
};

const examples: Record<ThemeVariableName, string> = {
  primary: '#0b5fa5',
  danger: '#b3005e',
  ink: '#1a1a40',
  surface: '#fffdf7',
  radius: '4px',
  font: 'Georgia, serif',
};

interface LookProps {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

export function ThemeEditor({ theme, onChange }: LookProps) {
  const hasAny = variablesIn(theme).length > 0;
  return (
    <Section title="The form in another page">
      <Text tone="soft" size="sm">
        Six variables of the page change the look. Leave a box empty for what the form has itself.
      </Text>
      <div className={classes.choices}>
        {themeVariableNames.map((name) => {
          const value = theme[name] ?? '';
          return (
            <TextField
              key={name}
              label={labels[name]}
              autoComplete="off"
              spellCheck={false}
              placeholder={examples[name]}
              value={value}
              error={
                isValidThemeValue(name, value)
                  ? undefined
                  : `Not usable, such as ${examples[name]} is`
              }
              onChange={({ target }) => onChange({ ...theme, [name]: target.value })}
            />
          );
        })}
      </div>
      {hasAny && <pre className={classes.code}>{cssOf(theme)}</pre>}
    </Section>
  );
}

export function useThemePreview(theme: Theme) {
  const ref = useRef<HTMLDivElement>(null);
  const variables = variablesIn(theme);
  const hasTheme = variables.length > 0;
  useEffect(() => (hasTheme ? addFormStyles() : undefined), [hasTheme]);
  const written = JSON.stringify(variables);
  useLayoutEffect(() => {
    const { current: element } = ref;
    const set = JSON.parse(written) as typeof variables;
    for (const [name, value] of set) element?.style.setProperty(name, value);
    return () => {
      for (const [name] of set) element?.style.removeProperty(name);
    };
  }, [written]);
  return ref;
}

/**
 * Adds the styles as a constructed style sheet, because the sandbox's Content-Security-Policy
 * forbids `style` elements.
 */
function addFormStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(formStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
