export const themeVariableNames = [
  'primary',
  'danger',
  'ink',
  'surface',
  'radius',
  'font',
] as const;
export type ThemeVariableName = (typeof themeVariableNames)[number];
export type Theme = Readonly<Partial<Record<ThemeVariableName, string>>>;

const colour = /^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl|lab|lch|oklab|oklch)a?\([\d\s.,%/-]+\))$/i;

/**
 * The allowed values of each variable. A theme can come from an untrusted link, so no allowed value
 * can load a file.
 */
const forms: Readonly<Record<ThemeVariableName, RegExp>> = {
  primary: colour,
  danger: colour,
  ink: colour,
  surface: colour,
  radius: /^\d{1,3}(\.\d+)?(px|em|rem)?$/,
  font: /^[\w\s,'"-]{1,120}$/,
};

const properties: Readonly<Record<ThemeVariableName, string>> = {
  primary: 'color',
  danger: 'color',
  ink: 'color',
  surface: 'color',
  radius: 'border-radius',
  font: 'font-family',
};

export const isValidThemeValue = (name: ThemeVariableName, value: string): boolean =>
  value === '' || (forms[name].test(value) && CSS.supports(properties[name], value));

const variableOf = (name: ThemeVariableName): string => `--form-${name}`;

export const variablesIn = (theme: Theme): readonly (readonly [string, string])[] =>
  themeVariableNames.flatMap((name) => {
    const value = theme[name] ?? '';
    return value !== '' && isValidThemeValue(name, value)
      ? [[variableOf(name), value] as const]
      : [];
  });

export const cssOf = (theme: Theme): string =>
  `:root {\n${variablesIn(theme)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}`;

const longest = 120;

export function readTheme(json: unknown): Theme {
  const given = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const texts = themeVariableNames.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' && value.length <= longest ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}
