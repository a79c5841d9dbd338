import { languages, type Language } from './languages.ts';
import type { ListBehaviour } from './regions.ts';
import { samples } from './samples.ts';
import { readTheme, type Theme } from './theme.ts';

export interface PlaygroundState {
  answer: string;
  /** An earlier response to compare with `answer`; blank if there is none. */
  earlier: string;
  width: '320' | '360' | '768';
  lists: ListBehaviour;
  language: Language;
  textSize: '100' | '150' | '200';
  theme: Theme;
}

export const settingChoices = {
  width: ['320', '360', '768'],
  lists: ['quick', 'slow', 'failed', 'empty'],
  language: Object.keys(languages) as Language[],
  textSize: ['100', '150', '200'],
} as const satisfies { [Name in SettingName]: readonly PlaygroundState[Name][] };

export type SettingName = Exclude<keyof PlaygroundState, 'answer' | 'earlier' | 'theme'>;

export const firstState: PlaygroundState = {
  answer: samples[0].answer,
  earlier: '',
  width: '360',
  lists: 'quick',
  language: 'en',
  textSize: '100',
  theme: {},
};

/** The JSON can come from an untrusted link. Defaults replace missing or unknown values. */
export function readState(json: unknown): PlaygroundState {
  const given = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const text = (name: 'answer' | 'earlier') =>
    typeof given[name] === 'string' ? given[name] : firstState[name];
  const chosen = Object.entries(settingChoices).flatMap(([name, choices]) =>
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
