import type { ParsedForm, SchemaIssue, SchemaIssueCode } from '@kosha/form-engine';
import { lineAt, offsetOf, parseJsonPath, writePath } from './json-path.ts';
import type { ParsedResponse } from './read-answer.ts';

const messages: Record<SchemaIssueCode, string> = {
  notAList: 'Not a list of fields: {it}. The form is empty.',
  notAnObject: 'Not a field: {it}. It is left out.',
  tooManyFields: '{it} fields are more than 300. The rest is left out.',
  nameMissing: 'The payload name ("value") is missing. The field is left out.',
  nameUnsafe: 'The payload name {it} cannot be sent. The field is left out.',
  nameTwice: 'A field above has the payload name {it} already. This one is left out.',
  nameUnexpected: 'The contract does not allow the payload name {it}. It is sent nevertheless.',
  labelMissing: 'The label ("key") is missing. The payload name is shown in its place.',
  labelTooLong: 'The label is longer than 200 characters and is cut.',
  hintTooLong: 'The hint is longer than 200 characters and is cut.',
  choiceLabelTooLong: 'The label of this choice is longer than 200 characters and is cut.',
  propertyUnknown:
    'The engine does not know this property: {it}. If it is a rule, nobody checks it.',
  typeUnexpected: 'Of another type than in the contract: {it}. It is read as it was meant.',
  dataTypeUnknown: 'There is no kind {it} of field. A text is asked for.',
  choicesMissing: 'There is nothing to choose from. A text is asked for.',
  stateMissing: 'No state comes before this district. A text is asked for.',
  choiceUnreadable: 'A choice without a value: {it}. It is left out.',
  choiceTwice: 'A second choice with the value {it}. It is left out.',
  choiceLabelMissing: 'This choice has no label. Its value is shown.',
  hintUnreadable: 'The hint is not a text: {it}. It is left out.',
  flagUnreadable: 'Neither 0 nor 1: {it}. It is read as 0.',
  lengthUnreadable: 'Not a length from 1 to 1000: {it}. The usual length counts.',
  extraUnreadable: 'This cannot be read: {it}. Nothing follows from it.',
  descriptorUnreadable: 'Its kind cannot read this descriptor. A text is asked for.',
  deciderMissing:
    'The field {it} decides about this one and is not in the list. It counts as empty.',
};

const issueWords = ({ code, received }: SchemaIssue): string =>
  messages[code].replace('{it}', () => received);

export interface Mark {
  /** The line number, from 1. */
  line: number;
  /** The position of the problem in the JSON; undefined if the text is not JSON. */
  path?: string;
  text: string;
  /** True if the problem prevents the page from showing a form. */
  isError: boolean;
}

export function marksOf(
  text: string,
  answer: ParsedResponse,
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
    const path = answer.pathOf(parseJsonPath(issue.path));
    return {
      line: lineAt(text, offsetOf(answer.root, path)),
      path: writePath(path),
      text: issueWords(issue),
      isError: false,
    };
  });
  return marks.toSorted((one, other) => one.line - other.line);
}
