import type { ParsedForm } from '@kosha/form-engine';
import { issueWords } from './issue-words.ts';
import { lineAt, offsetOf, stepsOf, writePath } from './json-path.ts';
import type { ReadAnswer } from './read-answer.ts';

/** A problem in one line of the pasted text. */
export interface Mark {
  /** The line number, from 1. */
  line: number;
  /** The JSON path, if the text is JSON. */
  path?: string;
  text: string;
  /** True if no form can be shown until this is fixed. */
  isError: boolean;
}

/** All problems in the pasted text, sorted by line. */
export function marksOf(
  text: string,
  answer: ReadAnswer,
  parsed: ParsedForm | undefined,
): readonly Mark[] {
  if (!answer.isReadable) {
    return answer.problems.map((problem) => ({
      line: lineAt(text, problem.offset),
      text: problem.text,
      isError: true,
    }));
  }
  const marks = (parsed?.issues ?? []).map((issue): Mark => {
    const path = answer.pathOf(stepsOf(issue.path));
    return {
      line: lineAt(text, offsetOf(answer.root, path)),
      path: writePath(path),
      text: issueWords(issue),
      isError: false,
    };
  });
  return marks.toSorted((one, other) => one.line - other.line);
}
