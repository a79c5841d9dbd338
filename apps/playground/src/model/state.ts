import { languages, type Language } from './languages.ts';
import type { Lists } from './regions.ts';
import { samples } from './samples.ts';
import { readTheme, type Theme } from './theme.ts';

/** All that a link shares. */
export interface PlaygroundState {
  /** The pasted answer. */
  answer: string;
  /** The answer to compare it with; blank for none. */
  earlier: string;
  /** Of the form, in CSS pixels. */
  width: '320' | '360' | '768';
  lists: Lists;
  language: Language;
  /** Per cent of the usual size. */
  textSize: '100' | '150' | '200';
  /** The theme that another page sets. */
  theme: Theme;
}

/** The choices for everything that is not free text. */
export const settings = {
  width: ['320', '360', '768'],
  lists: ['quick', 'slow', 'failed', 'empty'],
  language: Object.keys(languages) as Language[],
  textSize: ['100', '150', '200'],
} as const satisfies { [Name in Setting]: readonly PlaygroundState[Name][] };

export type Setting = Exclude<keyof PlaygroundState, 'answer' | 'earlier' | 'theme'>;

export const firstState: PlaygroundState = {
  answer: samples[0].answer,
  earlier: '',
  width: '360',
  lists: 'quick',
  language: 'en',
  textSize: '100',
  theme: {},
};

/** A state from anywhere; missing and unknown parts are as in the first state. */
export function readState(json: unknown): PlaygroundState {
  const given = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const text = (name: 'answer' | 'earlier') =>
    typeof given[name] === 'string' ? given[name] : firstState[name];
  const chosen = Object.entries(settings).flatMap(([name, choices]) =>
    (choices as readonly unknown[]).includes(given[name]) ? [[name, given[name]]] : [],
  );
  return {
    ...firstState,
    ...(Object.fromEntries(chosen) as Partial<PlaygroundState>),
    answer: text('answer'),
    earlier: text('earlier'),
    theme: readTheme(given['theme']),
  };
}
