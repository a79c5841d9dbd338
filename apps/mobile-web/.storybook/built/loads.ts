import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { builtStorybook } from '../../pictures/looking-stories.ts';

export interface Loaded {
  /** Paths from the root of the site, one for each request. */
  files: string[];
  /** As a server that compresses with gzip sends them, each file once. */
  kilobytes: number;
}

const fileOf = (path: string): string => join(builtStorybook, path === '/' ? 'index.html' : path);

/** 0 for what is no file, such as a mocked call. */
const bytesOf = (path: string): number =>
  existsSync(fileOf(path)) ? gzipSync(readFileSync(fileOf(path))).length : 0;

/**
 * Notes what a page asks for from now on, cached or not. Pictures are left out: the browser of these tests does not load
 * them. Returns what was asked for since the call before, once the network rests.
 */
export function noteLoads(page: Page): () => Promise<Loaded> {
  const files: string[] = [];
  page.on('request', (request) => files.push(decodeURIComponent(new URL(request.url()).pathname)));
  return async () => {
    let before = -1;
    const rests = () => {
      const isSame = files.length === before;
      before = files.length;
      return isSame;
    };
    await expect.poll(rests, { interval: 500, timeout: 30_000 }).toBe(true);
    const loaded = files.splice(0);
    const bytes = [...new Set(loaded)].reduce((sum, path) => sum + bytesOf(path), 0);
    return { files: loaded, kilobytes: Math.round(bytes / 1000) };
  };
}

/** In the page before all else: who looks is no test, and loads no checks. */
export function lookAsPerson(): void {
  Reflect.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
}
