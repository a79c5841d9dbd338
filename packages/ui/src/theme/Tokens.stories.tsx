import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokenColour, contrast, contrastPairs, colourSchemes, tokenValue } from './contrast.ts';
import { tokensWithoutContrast, sizeTokens, tokensOf, typographyTokens } from './token-lists.ts';
import css from './tokens.css?raw';
import classes from './tokens-page.module.css';

const meta = { title: 'Tokens', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses = contrastPairs.flatMap(([colour, grounds, least]) =>
  grounds.map((ground) => ({ colour, ground, least })),
);

/** Each colour on each of its backgrounds, with the required contrast. */
export const Colours: Story = {
  render: () => (
    <ul className={classes.list}>
      {uses.map(({ colour, ground, least }) => (
        <li key={`${colour} ${ground}`} className={classes.row}>
          <span>
            {colour} on {ground}, at least {least}
          </span>
          {colourSchemes.map((scheme) => {
            const [front, back] = [colour, ground].map((token) => tokenColour(css, token, scheme));
            return (
              <span
                key={scheme}
                className={classes.sample}
                style={{ color: front, background: back }}
              >
                {scheme} {contrast(front ?? '', back ?? '').toFixed(1)}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  ),
  // Each sample is text, even of a colour for shapes. Such a colour may have a lower contrast than
  // this rule requires of text.
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
};

export const Sizes: Story = {
  render: () => (
    <ul className={classes.list}>
      {tokensOf(css, sizeTokens).map(([name, value]) => (
        <li key={name} className={classes.row}>
          <span>
            {name}: {value}
          </span>
          <span className={classes.bar} style={{ inlineSize: `min(${value}, 50%)` }} />
        </li>
      ))}
    </ul>
  ),
};

export const Type: Story = {
  render: () => (
    <ul className={classes.list}>
      {tokensOf(css, typographyTokens).map(([name, value]) => (
        <li key={name}>
          {name.startsWith('text-') && (
            <span style={{ fontSize: `var(--kosha-${name})` }}>₹5,000</span>
          )}{' '}
          {name}: {value}
        </li>
      ))}
    </ul>
  ),
};

/**
 * These tokens for lines, fills, shadows and motion need no minimum contrast, because they never
 * carry information alone.
 */
export const WithoutContrast: Story = {
  render: () => (
    <ul className={classes.list}>
      {tokensOf(css, tokensWithoutContrast).map(([name, value]) => (
        <li key={name} className={classes.row}>
          <span>
            {name}: {value}
          </span>
          {name !== 'motion' &&
            colourSchemes.map((scheme) => (
              <span
                key={scheme}
                className={classes.ground}
                style={{
                  color: tokenColour(css, 'ink', scheme),
                  background: tokenColour(css, 'surface', scheme),
                }}
              >
                {scheme}
                <span
                  className={classes.swatch}
                  style={{
                    [name === 'shadow' ? 'boxShadow' : 'background']: tokenValue(css, name, scheme),
                  }}
                />
              </span>
            ))}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const grounds = [...canvasElement.querySelectorAll<HTMLElement>(`.${classes.ground}`)];
    const looks = grounds.map((ground) => {
      const swatch = getComputedStyle(ground.querySelector(`.${classes.swatch}`) ?? ground);
      return `${ground.textContent}: ${swatch.backgroundColor} ${swatch.boxShadow}`;
    });
    await expect(new Set(looks.map((look) => look.replace(/^\w+/, ''))).size).toBe(looks.length);
  },
};
