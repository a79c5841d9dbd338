import { babelParse } from 'storybook/internal/babel';
import { describe, expect, it } from 'vitest';
import { interacts, findProperty, hasTag, toModule } from './interactions.ts';

const head = `
  import { userEvent } from 'storybook/test';
  const press = (canvas) => userEvent.click(canvas.getByRole('button'));
`;

function read(code: string) {
  const module = toModule(babelParse(head + code), 'made.stories.tsx');
  const story = module.declared.get('Shown')!;
  const play = findProperty(story, 'play', module);
  return {
    interacts: play !== undefined && interacts(play, module),
    isState: hasTag(story, 'state', module),
  };
}

describe('a story counts as an interaction', () => {
  it.each([
    ['taps itself', 'export const Shown = { play: () => userEvent.click(1) };'],
    [
      'taps in a helper function',
      'export const Shown = { play: async ({ canvas }) => press(canvas) };',
    ],
    [
      'spreads a story that taps',
      'const Other = { play: press }; export const Shown = { ...Other };',
    ],
    [
      'is made by a function that taps',
      'const make = () => ({ play: press }); export const Shown = make();',
    ],
  ])('when it %s', (_, code) => {
    expect(read(code)).toEqual({ interacts: true, isState: false });
  });

  it.each([
    ['has no play', 'export const Shown = { args: { onPress: press } };'],
    ['only waits', "export const Shown = { play: ({ canvas }) => canvas.findByText('press') };"],
    [
      'spreads a story that taps, but overrides its play',
      'const Other = { play: press }; export const Shown = { ...Other, play: () => undefined };',
    ],
  ])('but not when it %s', (_, code) => {
    expect(read(code)).toEqual({ interacts: false, isState: false });
  });

  it('and inherits the tag "state" from the story that it spreads', () => {
    const other = "const Other = { tags: ['state'], play: press };";
    expect(read(`${other} export const Shown = { ...Other, name: 'Small' };`)).toEqual({
      interacts: true,
      isState: true,
    });
  });
});
