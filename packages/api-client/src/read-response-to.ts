import { callsWithoutData, pathsIgnoringSessionLoss } from './__generated__/call-traits.ts';
import { callsWithList } from './__generated__/value-names.ts';
import type { Method } from './operation-types.ts';
import { readResponse } from './read-response.ts';
import type { ApiResult } from './result.ts';

/** A raw network response, for validation against the contract. */
export interface RawResponse {
  method: Method;
  path: string;
  httpStatus: number;
  text: string;
}

/** Parses a response of an operation of the contract. `isReadable` also checks the data. */
export function readOperationResponse(
  { method, path, text, httpStatus }: RawResponse,
  isReadable?: (data: unknown) => boolean,
): ApiResult<unknown> {
  return readResponse(
    { text, httpStatus },
    {
      ignoresSessionLoss: pathsIgnoringSessionLoss.includes(path),
      needsData: !callsWithoutData.includes(`${method} ${path}`),
      isList: callsWithList.includes(`${method} ${path}`),
      isReadable,
    },
  );
}
