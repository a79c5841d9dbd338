import { callsWithoutData, pathsIgnoringSessionLoss } from './__generated__/call-traits.ts';
import { callsWithList } from './__generated__/value-names.ts';
import type { Method } from './operation-types.ts';
import { readAnswer } from './read-answer.ts';
import type { ApiResult } from './result.ts';

/** An answer as it came over the network, for checking it against the contract. */
export interface RawAnswer {
  method: Method;
  path: string;
  httpStatus: number;
  text: string;
}

/** Reads an answer as the contract says of its call. `isReadable` is the caller's own check of the data. */
export function readAnswerTo(
  { method, path, text, httpStatus }: RawAnswer,
  isReadable?: (data: unknown) => boolean,
): ApiResult<unknown> {
  return readAnswer(
    { text, httpStatus },
    {
      ignoresSessionLoss: pathsIgnoringSessionLoss.includes(path),
      needsData: !callsWithoutData.includes(`${method} ${path}`),
      isList: callsWithList.includes(`${method} ${path}`),
      isReadable,
    },
  );
}
