import { noAlternativeNeededText, createRulePage, type RulePage } from './page.ts';

const keepBoth =
  'Keep the old one beside the new one, mark it deprecated with a day in x-sunset, and remove it later.';

export const operationPages: Readonly<Record<string, RulePage>> = {
  'operation-removed': createRulePage(
    'The client goes on calling it and gets 404.',
    'GET /orders is gone',
    keepBoth,
  ),
  'operation-removed-after-sunset': createRulePage(
    'It was deprecated, and the day that it was to go has passed.',
    'GET /orders: deprecated: true, x-sunset: 2026-01-31; gone in March',
    noAlternativeNeededText,
  ),
  'operation-added': createRulePage(
    'A client that does not know it never calls it.',
    'GET /orders is new',
    noAlternativeNeededText,
  ),
  'operation-moved': createRulePage(
    'The client goes on calling the old address.',
    'GET /orders is GET /orders/list now',
    'Answer at both addresses until all clients have moved.',
  ),
  'operation-renamed': createRulePage(
    'Only generated code has this name; the calls are the same.',
    'operationId: list is listOrders now',
    noAlternativeNeededText,
  ),
  'operation-deprecated': createRulePage(
    'Somebody has to plan for the day on which it goes.',
    'deprecated: true',
    'Say the day in x-sunset and what to call instead in the description.',
  ),
  'operation-deprecated-in-time': createRulePage(
    'It goes on the day in x-sunset, which leaves time to plan.',
    'deprecated: true with x-sunset: 2027-06-30',
    'Call what the description names instead before that day.',
  ),
  'operation-undeprecated': createRulePage(
    'It stays.',
    'deprecated: true is gone',
    noAlternativeNeededText,
  ),
  'sunset-missing': createRulePage(
    'It is deprecated and nobody can say until when it works; the policy asks for a day.',
    'deprecated: true without x-sunset',
    'Write the day: x-sunset: 2027-06-30.',
  ),
  'sunset-too-soon': createRulePage(
    'Clients have fewer days to move than the policy promises.',
    'x-sunset: tomorrow, sunsetDays: 90',
    'Choose a later day.',
  ),
  'sunset-malformed': createRulePage(
    'The day cannot be read, so nobody can plan with it.',
    'x-sunset: soon',
    'Write a day such as 2027-06-30.',
  ),
  'stability-lowered': createRulePage(
    'Clients were told that it would not change; now it may.',
    'x-stability-level: stable is beta now',
    'Keep the level; put what is not settled into a new operation.',
  ),
  'stability-raised': createRulePage(
    'It promises more than before.',
    'x-stability-level: beta is stable now',
    noAlternativeNeededText,
  ),
  'webhook-removed': createRulePage(
    'The client waits for a call that never comes.',
    'the webhook orderPaid is gone',
    keepBoth,
  ),
  'webhook-added': createRulePage(
    'A client that did not subscribe is not called.',
    'the webhook orderPaid is new',
    noAlternativeNeededText,
  ),
  'callback-removed': createRulePage(
    'The client waits for a call that never comes.',
    'the callback onPaid is gone',
    keepBoth,
  ),
  'callback-added': createRulePage(
    'The client may be called at an address that it gave for something else.',
    'the callback onPaid is new',
    noAlternativeNeededText,
  ),
  'envelope-changed': createRulePage(
    'Every response tells success from refusal in another way.',
    'success: [0] is success: [200] now',
    'Send both fields until all clients read the new one.',
  ),
  'server-removed': createRulePage(
    'A client with this address reaches nobody.',
    'https://api.example.org is gone',
    'Let the old address lead to the new one.',
  ),
  'server-added': createRulePage(
    'Clients keep their address.',
    'https://api2.example.org is new',
    noAlternativeNeededText,
  ),
  'security-tightened': createRulePage(
    'A call that was let in is refused.',
    'no token was needed; now one is',
    'Accept both for a while, and tell whoever still calls the old way.',
  ),
  'security-loosened': createRulePage(
    'More calls are let in. See whether that was meant.',
    'a token was needed; now none is',
    noAlternativeNeededText,
  ),
  'security-scheme-changed': createRulePage(
    'The client shows who it is in a way that nobody reads any more.',
    'header token is header authorization now',
    'Read both for a while.',
  ),
  'required-parameter-added': createRulePage(
    'The client does not send it, and the call is refused.',
    'query parameter "kind" is new and required',
    'Make it optional with the meaning that calls had before.',
  ),
  'required-parameter-removed': createRulePage(
    'The client goes on sending it; a strict server refuses what it does not know.',
    'the required query parameter "kind" is gone',
    'Ignore it for a while instead of refusing it.',
  ),
  'optional-parameter-added': createRulePage(
    'Nobody has to send it.',
    'query parameter "page" is new',
    noAlternativeNeededText,
  ),
  'optional-parameter-removed': createRulePage(
    'The client may send it and believes that it still does something.',
    'query parameter "page" is gone',
    'Go on doing what it did, or say since when it does nothing.',
  ),
  'parameter-became-required': createRulePage(
    'Calls without it are refused.',
    'required: true',
    'Use a default where it is missing.',
  ),
  'parameter-became-optional': createRulePage(
    'The client that reads it, as in a webhook, may miss it; one that sends it does not mind.',
    'required: false',
    noAlternativeNeededText,
  ),
  'parameter-style-changed': createRulePage(
    'The same values are written in another way.',
    'ids=1,2 is ids=1&ids=2 now',
    'Read both ways.',
  ),
  'required-body-added': createRulePage(
    'The client sends none, and the call is refused.',
    'a required body is new',
    'Make it optional.',
  ),
  'required-body-removed': createRulePage(
    'The client sends one: the server may refuse it, or no longer do what it said.',
    'the body is gone',
    'Ignore it for a while, and say where its fields have gone.',
  ),
  'optional-body-added': createRulePage(
    'Nobody has to send it.',
    'an optional body is new',
    noAlternativeNeededText,
  ),
  'optional-body-removed': createRulePage(
    'The client may send one that is refused or does nothing.',
    'the optional body is gone',
    'Ignore it for a while.',
  ),
  'body-became-required': createRulePage(
    'Calls without a body are refused.',
    'required: true',
    'Use defaults where it is missing.',
  ),
  'body-became-optional': createRulePage(
    'Who sends it goes on sending it.',
    'required: false',
    noAlternativeNeededText,
  ),
  'encoding-changed': createRulePage(
    'The fields of a form are written in another way.',
    'explode: false',
    'Read both ways.',
  ),
  'media-type-removed': createRulePage(
    'The client sends or asks for this form.',
    'application/json is gone',
    'Keep it beside the new one.',
  ),
  'media-type-added': createRulePage(
    'A client that takes the first form it is given may get this one.',
    'text/csv is new',
    'Answer in it only where Accept asks for it.',
  ),
  'success-status-removed': createRulePage(
    'The client waits for this status.',
    '201 is 200 now',
    'Keep the status that clients know.',
  ),
  'success-status-added': createRulePage(
    'The client may not know what to do with it.',
    '202 is new',
    'Answer it only to calls that ask for it.',
  ),
  'success-status-named': createRulePage(
    'What the default response covered has a description of its own.',
    '201 is new beside default',
    noAlternativeNeededText,
  ),
  'success-status-unnamed': createRulePage(
    'The app waits for a success that only the default response covers now.',
    '201 is gone, default stays',
    'Keep the status as long as a client waits for it.',
  ),
  'error-status-removed': createRulePage(
    'The error is told in another way, or does not happen any more.',
    '404 is gone',
    noAlternativeNeededText,
  ),
  'error-status-added': createRulePage(
    'Clients treat all errors that they do not know alike.',
    '409 is new',
    noAlternativeNeededText,
  ),
  'required-header-removed': createRulePage(
    'The client reads it.',
    'the header X-Left is gone',
    'Send it for a while longer.',
  ),
  'required-header-added': createRulePage(
    'Who answers a webhook has to send it; who reads it does not mind.',
    'the header X-Left is new and required',
    noAlternativeNeededText,
  ),
  'optional-header-removed': createRulePage(
    'The client may read it.',
    'the optional header X-Left is gone',
    'Send it for a while longer.',
  ),
  'optional-header-added': createRulePage(
    'Nobody reads it yet.',
    'the header X-Left is new',
    noAlternativeNeededText,
  ),
  'header-became-optional': createRulePage(
    'The client reads it and may find none.',
    'required: false',
    'Go on sending it always.',
  ),
  'header-became-required': createRulePage(
    'It is always there now.',
    'required: true',
    noAlternativeNeededText,
  ),
};
