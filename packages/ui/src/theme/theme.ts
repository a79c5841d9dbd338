import { createTheme } from '@mantine/core';
import type { MantineTheme, VariantColorsResolver } from '@mantine/core';

/** Mantine's colour variables would be `style` attributes, which the CSP forbids. */
const noColours = (() => ({})) as unknown as VariantColorsResolver;

/** Removes variables from the `style` attribute. The CSS module of the component sets them. */
const withoutVars = (...names: string[]): MantineTheme['components'][string] => ({
  vars: () => ({ root: Object.fromEntries(names.map((name) => [name, ''])) }),
});

/**
 * A default prop of `undefined` removes Mantine's own default, which Mantine would write into a
 * `style` attribute.
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
