import type { ParsedForm, SchemaIssue, SchemaIssueCode } from '@kosha/form-engine';
import { lineAt, offsetOf, parseJsonPath, formatJsonPath } from './json-path.ts';
import type { ParsedResponse } from './read-answer.ts';

const messages: Record<SchemaIssueCode, string> = {
  notAList: 'Not a list of fields: {it}. The form is empty.',
  notAnObject: 'Not a field: {it}. It is ignored.',
  tooManyFields: '{it} fields, but at most 300 are allowed. The rest is ignored.',
  nameMissing: 'The payload name ("value") is missing. The field is ignored.',
  nameUnsafe: 'The payload name {it} is not allowed. The field is ignored.',
  nameTwice: 'A field above already has the payload name {it}. This field is ignored.',
  nameUnexpected: 'The contract does not allow the payload name {it}. The form sends it anyway.',
  labelMissing: 'The label ("key") is missing. The form shows the payload name instead.',
  labelTooLong: 'The label is longer than 200 characters and is cut.',
  hintTooLong: 'The hint is longer than 200 characters and is cut.',
  choiceLabelTooLong: 'The label of this choice is longer than 200 characters and is cut.',
  propertyUnknown:
    'The engine does not know this property: {it}. If it is a rule, the form does not check it.',
  typeUnexpected: 'The type differs from the contract: {it}. The value is converted.',
  dataTypeUnknown: 'Unknown dataType {it}. The form shows a text field.',
  choicesMissing: 'The list of choices is empty. The form shows a text field.',
  stateMissing: 'No state field comes before this district. The form shows a text field.',
  choiceUnreadable: 'A choice has no value: {it}. It is ignored.',
  choiceTwice: 'Another choice already has the value {it}. This choice is ignored.',
  choiceLabelMissing: 'This choice has no label. The form shows its value.',
  hintUnreadable: 'The hint is not a string: {it}. It is ignored.',
  flagUnreadable: 'Neither 0 nor 1: {it}. It is read as 0.',
  lengthUnreadable: 'Not a length from 1 to 1000: {it}. The default length applies.',
  extraUnreadable: 'Unreadable value: {it}. It is ignored.',
  descriptorUnreadable: 'Its field type cannot read this descriptor. The form shows a text field.',
  deciderMissing:
    'This field depends on {it}, which is not in the list. That field counts as empty.',
};

const issueWords = ({ code, received }: SchemaIssue): string =>
  messages[code].replace('{it}', () => received);

export interface Diagnostic {
  /** The line number, from 1. */
  line: number;
  /** The JSON path of the problem; undefined if the text contains no readable list of fields. */
  path?: string;
  text: string;
  /** True if the problem prevents the page from showing a form. */
  isError: boolean;
}

export function diagnosticsOf(
  text: string,
  answer: ParsedResponse,
  parsed: ParsedForm | undefined,
): readonly Diagnostic[] {
  if (!answer.isReadable) {
    return answer.problems.map((problem) => ({
      line: lineAt(text, problem.offset),
      text: problem.text,
      isError: true,
    }));
  }
  const marks = (parsed?.issues ?? []).map((issue): Diagnostic => {
    const path = answer.pathOf(parseJsonPath(issue.path));
    return {
      line: lineAt(text, offsetOf(answer.root, path)),
      path: formatJsonPath(path),
      text: issueWords(issue),
      isError: false,
    };
  });
  return marks.toSorted((one, other) => one.line - other.line);
}
