import { parseArgs } from 'node:util';
import { allLanguages, parseLanguage, type Language } from '@kosha/domain';
import { git } from './git.ts';

export interface BookOptions {
  language: Language | undefined;
  since: string | undefined;
  /** Selects the stories whose title contains one of these texts; empty for all stories. */
  titles: readonly string[];
}

const known = { since: { type: 'string' }, language: { type: 'string' } } as const;

export function readBookOptions(args: string[], repository: string): BookOptions {
  const { values, positionals } = parse(args);
  const language = parseLanguage(values.language ?? 'en');
  if (language === null)
    throw new Error(
      `The product has no language '${values.language}', only ${allLanguages.join(', ')}.`,
    );
  if (values.since !== undefined && !isCommit(values.since, repository))
    throw new Error(`Git knows no tag and no commit '${values.since}'.`);
  return {
    language: language === 'en' ? undefined : language,
    since: values.since,
    titles: positionals,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch {
    throw new Error('The book takes --since TAG-OR-COMMIT, --language CODE and parts of titles.');
  }
}

function isCommit(revision: string, repository: string): boolean {
  try {
    git(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
    return true;
  } catch {
    return false;
  }
}
