import { createRulePage, type RulePage } from './page.ts';

const fixServer =
  'Let the server send what the contract says, or change the contract and see what that breaks.';
const fixClient = 'Let the client send what the contract says, or change the contract.';

const kinds: Readonly<Record<string, [why: string, example: string]>> = {
  'undocumented-field': [
    'A field that the contract does not name: nobody promises that it stays.',
    'data.remark is not in the contract',
  ],
  'out-of-limits': [
    'The value is longer, shorter, larger or smaller than the contract says.',
    'maxLength 10, got 12 characters',
  ],
  'wrong-type': ['The value is of another type.', 'expected number, got string "500"'],
  'missing-field': ['A required field is not there.', 'expected a value, got nothing'],
  'wrong-value': ['The value is none of those in the contract.', 'expected one of 0, 1, got 2'],
  'wrong-format': [
    'The text is not of the form that the contract names.',
    'expected format date, got "soon"',
  ],
};

export const trafficPages: Readonly<Record<string, RulePage>> = {
  ...Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, [why, example]]) => [
      [`request-${kind}`, createRulePage(why, example, fixClient)],
      [`response-${kind}`, createRulePage(why, example, fixServer)],
    ]),
  ),
  'request-renamed-field': createRulePage(
    'A required field is not sent, and one that the contract does not name holds such a value.',
    'loanAmountRupees instead of loanAmount',
    fixClient,
  ),
  'response-call-missing': createRulePage(
    'The server does not have this call, or nothing with the id that was asked for: it responded with 404, 405 or 501.',
    'GET /order/v1/cooling-off: status 404',
    'Add the call, or mark it in the contract as x-optional, with the part of the screens that goes without it.',
  ),
  'can-deploy-no': createRulePage(
    'The screen sends or reads today what the new contract does not have any more.',
    'the orders screen reads loanAmount, which is gone',
    'Keep the old beside the new until the app has moved.',
  ),
  'can-deploy-yes': createRulePage(
    'All that these screens sent and read in the recording fits the new contract.',
    '12 screens go on as recorded',
    'Nothing: what was not recorded is not answered.',
  ),
  'response-renamed-field': createRulePage(
    'A required field is missing, and one that the contract does not name holds such a value.',
    'loanAmountRupees instead of loanAmount',
    'Send both names for a while.',
  ),
  'response-unknown-value': createRulePage(
    'The contract takes any value here, but nobody has named this one: a client may not know it.',
    'orderState 12, where 1 to 11 are known',
    'Name it in the contract before the server sends it.',
  ),
  'response-unlisted-code': createRulePage(
    'A refusal has a code that x-errors does not list, or lists only for other calls.',
    'code 418',
    'List the code with what it means, or answer one that is listed.',
  ),
  'request-charset': createRulePage(
    'The body is in another charset than the contract names; without a name it is UTF-8.',
    'application/json; charset=iso-8859-1',
    fixClient,
  ),
  'response-charset': createRulePage(
    'The response is in another charset than the contract names; without a name it is UTF-8.',
    'application/json; charset=iso-8859-1',
    fixServer,
  ),
  'request-missing-parameter': createRulePage(
    'A required parameter is not sent.',
    'query parameter "kind" is missing',
    fixClient,
  ),
  'request-undocumented-parameter': createRulePage(
    'The contract does not know this parameter.',
    'query parameter "debug"',
    fixClient,
  ),
  'request-missing-part': createRulePage(
    'A required part of the form is not sent.',
    'the file is missing',
    fixClient,
  ),
  'request-undocumented-part': createRulePage(
    'The contract does not know this part of the form.',
    'the part "note"',
    fixClient,
  ),
  'request-part-type': createRulePage(
    'A part of the form has another content type.',
    'image/bmp instead of image/jpeg',
    fixClient,
  ),
  'request-content-type': createRulePage(
    'The body has a content type that the contract does not name.',
    'text/plain instead of application/json',
    fixClient,
  ),
  'request-missing-body': createRulePage(
    'A required body is not sent.',
    'POST without a body',
    fixClient,
  ),
  'request-undocumented-body': createRulePage(
    'The contract knows no body here.',
    'GET with a body',
    fixClient,
  ),
  'request-not-json': createRulePage('The body is not JSON.', '{"a": 1', fixClient),
  'request-accepted-invalid': createRulePage(
    'The server took a request that the contract forbids.',
    'a required field was left out, and the response was a success',
    'Check requests against the contract on the server.',
  ),
  'request-accepted-foreign': createRulePage(
    'The server gave or changed what belongs to another user: whoever guesses an id reads it.',
    'GET /orders/70013 with the token of another borrower answered with the order',
    'Look up by the id and the user of the session together.',
  ),
  'request-link-refused': createRulePage(
    'The contract links a response to the next call, which the server refused with what the response told.',
    'makeLoan answered id 12, and getLoan does not know 12',
    'Let the linked call take the value, or change the link.',
  ),
  'response-link-without-value': createRulePage(
    'The contract links a response to the next call, but this response has nothing to hand on.',
    'the list is empty, and the link takes /0/id',
    'Nothing when there was nothing to link; else send the field.',
  ),
  'response-english-only': createRulePage(
    'Asked in another language of the contract, the server refuses in the English words, or gives those of `x-words` in English.',
    'accept-language: hi, and the response is “Please sign in again.”',
    'Translate what the server says, or take the language out of the contract.',
  ),
  'response-content-type': createRulePage(
    'The response is of another content type.',
    'an HTML page where JSON is due',
    fixServer,
  ),
  'response-duplicate-key': createRulePage(
    'A name stands twice in one object: readers take one or the other.',
    '{"id": 1, "id": 2}',
    fixServer,
  ),
  'response-server-fault': createRulePage(
    'The server failed.',
    'status 500',
    'Look at the log of the server.',
  ),
  'response-undocumented-status': createRulePage(
    'The contract does not name this status.',
    'status 418',
    fixServer,
  ),
  'undocumented-operation': createRulePage(
    'The contract does not have this call.',
    'GET /debug',
    'Describe it, or let the client not call it.',
  ),
};
