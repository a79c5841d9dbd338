import { createTheme } from '@mantine/core';
import type { MantineTheme, VariantColorsResolver } from '@mantine/core';

/** Colours stand in CSS by `[data-variant]`: as variables they would be `style` attributes, which the policy forbids. */
const noColours = (() => ({})) as unknown as VariantColorsResolver;

/** Takes these variables out of a component's `style` attribute: React writes no empty ones. Its CSS module has them. */
const withoutVars = (...names: string[]): MantineTheme['components'][string] => ({
  vars: () => ({ root: Object.fromEntries(names.map((name) => [name, ''])) }),
});

/**
 * Mantine's theme. All sizes and colours are variables in `mantine-variables.css`. A default prop of `undefined` takes the
 * place of Mantine's own one, which would be written into a `style` attribute.
 */
export const theme = createTheme({
  // `styles.css` has one ring for everything that takes the focus.
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
