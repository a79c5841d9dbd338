import type { Download } from './downloads.ts';
import { readState, type PlaygroundState } from './state.ts';

/** Characters of an address that mail, chats and trackers of tasks still pass on whole. */
export const longestLink = 8000;

/** All that a link shares, as a file, for a state whose link would be too long. */
export const fileOf = (state: PlaygroundState): Download => ({
  name: 'form.playground.json',
  type: 'application/json',
  text: JSON.stringify(state, null, 2),
});

/** The state in a file; any other file is read as a server response. */
export function stateInFile(text: string): PlaygroundState {
  try {
    const json: unknown = JSON.parse(text);
    const isState = typeof json === 'object' && json !== null && 'answer' in json;
    if (isState && typeof json.answer === 'string') return readState(json);
  } catch {
    // Not JSON: the editor says where.
  }
  return { ...readState({}), answer: text };
}
