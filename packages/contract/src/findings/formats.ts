import type { Format } from './format.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

/** What `--format` takes. */
export const formats = { text, markdown, html, json, sarif, junit } satisfies Record<
  string,
  Format
>;

export type FormatName = keyof typeof formats;
