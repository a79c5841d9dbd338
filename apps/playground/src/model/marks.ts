import type { ParsedForm } from '@kosha/form-engine';
import { issueWords } from './issue-words.ts';
import { lineAt, offsetOf, stepsOf, writePath } from './json-path.ts';
import type { ReadAnswer } from './read-answer.ts';

/** What is wrong in one line of the pasted text. */
export interface Mark {
  /** From 1. */
  line: number;
  /** JSON path, where the text is JSON. */
  path?: string;
  text: string;
  /** Nothing can be shown before this is mended. */
  isError: boolean;
}

/** All that is wrong in the pasted text, in the order of its lines. */
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
