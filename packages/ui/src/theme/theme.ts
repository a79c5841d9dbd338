import { createTheme } from '@mantine/core';
import type { MantineTheme, VariantColorsResolver } from '@mantine/core';

/**
 * Disables Mantine's colour variables, which would be `style` attributes and violate the CSP. CSS
 * sets the colours by `[data-variant]` instead.
 */
const noColours = (() => ({})) as unknown as VariantColorsResolver;

/**
 * Removes these variables from a component's `style` attribute. Its CSS module sets them instead.
 */
const withoutVars = (...names: string[]): MantineTheme['components'][string] => ({
  vars: () => ({ root: Object.fromEntries(names.map((name) => [name, ''])) }),
});

/**
 * Mantine's theme. All sizes and colours are variables in `mantine-variables.css`. A default prop
 * of `undefined` removes Mantine's own default, which would create a `style` attribute.
 */
export const theme = createTheme({
  // `styles.css` defines the focus ring of all elements.
  focusRing: 'never',
  activeClassName: '',
  variantColorResolver: noColours,
  components: {
    Accordion: { defaultProps: { chevronSize: undefined } },
    Checkbox: { defaultProps: { radius: undefined, variant: 'light' } },
    Group: {
      defaultProps: { gap: undefined, align: undefined, justify: undefined, wrap: undefined },
    },
    Indicator: withoutVars(
      '--indicator-top',
      '--indicator-right',
      '--indicator-translate-x',
      '--indicator-translate-y',
    ),
    Input: {
      defaultProps: {
        size: undefined,
        variant: 'unstyled',
        leftSectionPointerEvents: undefined,
        rightSectionPointerEvents: undefined,
      },
    },
    InputWrapper: { defaultProps: { size: undefined } },
    Stack: { defaultProps: { gap: undefined, align: undefined, justify: undefined } },
    Table: { defaultProps: { verticalSpacing: undefined } },
    Title: withoutVars('--title-fw', '--title-lh', '--title-fz'),
  },
});
