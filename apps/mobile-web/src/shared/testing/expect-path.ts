import { expect, waitFor, type within } from 'storybook/test';

/** Waits until the router shows this path with its query. A string must match completely. */
export const expectPath = (
  canvas: Pick<ReturnType<typeof within>, 'getByTestId'>,
  path: string | RegExp,
): Promise<void> =>
  waitFor(() => {
    const { textContent } = canvas.getByTestId('location');
    if (typeof path === 'string') expect(textContent).toBe(path);
    else expect(textContent).toMatch(path);
  });
