import type { Download } from './downloads.ts';
import { readState, type PlaygroundState } from './state.ts';

/** The longest URL that mail, chats and issue trackers do not truncate. */
export const maxLinkLength = 8000;

export const stateFileOf = (state: PlaygroundState): Download => ({
  name: 'form.playground.json',
  type: 'application/json',
  text: JSON.stringify(state, null, 2),
});

export function stateInFile(text: string): PlaygroundState {
  try {
    const json: unknown = JSON.parse(text);
    const isState = typeof json === 'object' && json !== null && 'answer' in json;
    if (isState && typeof json.answer === 'string') return readState(json);
  } catch {
    // The text is not JSON. The editor marks the error.
  }
  return { ...readState({}), answer: text };
}
