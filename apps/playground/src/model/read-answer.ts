import { joinWorkLists } from '@kosha/form-engine';
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { offsetOf, type JsonPath } from './json-path.ts';

/** A syntax or structure error in the pasted text. */
export interface TextProblem {
  /** The offset of the first wrong character, in UTF-16 code units. */
  offset: number;
  text: string;
}

/** The descriptors in a pasted text, or the reason why there are none. */
export type ReadAnswer = ReadableAnswer | UnreadableAnswer;

export interface ReadableAnswer extends Descriptors {
  isReadable: true;
  /** The root node of the JSON. */
  root: Node;
}

interface UnreadableAnswer {
  isReadable: false;
  /** The server's refusal (§8), if it sent one instead of a list. */
  refusal?: Refusal;
  problems: readonly TextProblem[];
}

interface Descriptors {
  descriptors: readonly unknown[];
  /** True if the list is in the response's `data`. */
  hasData: boolean;
  /** True if the content has the two lists of work information. */
  isWorkPage: boolean;
  pathOf: PathOf;
}

/** The server's message if there is no list. */
export interface Refusal {
  code: string;
  message: string;
}

/** Maps a path in the list of descriptors to a path in the pasted response. */
type PathOf = (inList: JsonPath) => JsonPath;

/** Reads a descriptor list, the two lists of work information, or a whole server response. */
export function readResponse(text: string): ReadAnswer {
  if (text.trimStart().startsWith('<')) return unreadable('This is a page of HTML, not JSON.');
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    if (root && errors.length === 0) return readJson(root, JSON.parse(text));
  } catch (error) {
    const isDeep = error instanceof RangeError;
    return unreadable(isDeep ? 'This is nested too deeply.' : 'This is not JSON.');
  }
  const problems = errors.map(({ error, offset }) => ({
    offset,
    text: messages[printParseErrorCode(error)] ?? 'This is not JSON.',
  }));
  return { isReadable: false, problems: problems.slice(0, problemsMax) };
}

/** The parser's later errors are only consequences of the first ones. */
const problemsMax = 5;

const unreadable = (text: string, offset = 0): UnreadableAnswer => ({
  isReadable: false,
  problems: [{ offset, text }],
});

/** Messages by the parser's error name. */
const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word has no meaning in JSON; texts stand in double quotes.',
  InvalidNumberFormat: 'This is not a number.',
  PropertyNameExpected: 'A name in double quotes is missing here.',
  ValueExpected: 'A value is missing here.',
  ColonExpected: 'A colon is missing here.',
  CommaExpected: 'A comma is missing here.',
  CloseBraceExpected: 'A closing } is missing here.',
  CloseBracketExpected: 'A closing ] is missing here.',
  EndOfFileExpected: 'The JSON has ended before this.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'A closing " is missing here.',
  UnexpectedEndOfNumber: 'This number does not end.',
  InvalidUnicode: 'This \\u needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'JSON does not know this \\ sign.',
  InvalidCharacter: 'A text cannot hold this character: write it as \\n, \\t or \\u0000.',
};

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A list is not validated here, because the engine reports its problems. */
function readJson(root: Node, json: unknown): ReadAnswer {
  const refusal = isObject(json) ? refusalIn(json) : undefined;
  if (refusal) return { isReadable: false, refusal, problems: [] };
  const hasData = isObject(json) && 'data' in json;
  const content = hasData ? json['data'] : json;
  const around = hasData ? ['data'] : [];
  const list = listIn(content);
  if (!list) return unreadable('There is no list of fields here.', offsetOf(root, around));
  const { inContent, ...found } = list;
  const pathOf: PathOf = (inList) => [...around, ...inContent(inList)];
  return { isReadable: true, root, hasData, pathOf, ...found };
}

/** Finds the descriptors, and maps each to its position in the content. */
function listIn(content: unknown) {
  if (Array.isArray(content)) {
    return { isWorkPage: false, descriptors: content as readonly unknown[], inContent: same };
  }
  if (!hasWorkList(content)) return undefined;
  const inContent = pathInWorkPage(content['cannotHidden']);
  return { isWorkPage: true, descriptors: joinWorkLists(content), inContent };
}

/** One of the two lists is enough, because the engine reports an invalid value of the other one. */
const hasWorkList = (content: unknown): content is Record<string, unknown> =>
  isObject(content) && [content['cannotHidden'], content['canHidden']].some(Array.isArray);

/** Any code except 0 is a refusal (§7), regardless of the other fields. */
function refusalIn({ code, msg }: Record<string, unknown>): Refusal | undefined {
  const isCode = typeof code === 'number' || typeof code === 'string';
  if (!isCode || String(code) === '0') return undefined;
  return { code: String(code), message: typeof msg === 'string' ? msg : '' };
}

const same: PathOf = (inList) => inList;

/** The joined list starts with the fields that are always shown. */
function pathInWorkPage(cannotHidden: unknown): PathOf {
  const count = Array.isArray(cannotHidden) ? cannotHidden.length : 1;
  return ([index, ...rest]) => {
    if (typeof index !== 'number') return [];
    return index < count ? ['cannotHidden', index, ...rest] : ['canHidden', index - count, ...rest];
  };
}
