import { facts } from '../data/app-facts.ts';
import { eventDescriptions, trackingEvents } from '../../src/shared/tracking/events.ts';
import { Contents } from './contents.tsx';
import { errorCodeRowId, unlistedErrorCode } from './error-codes.ts';
import { Errors } from './errors.tsx';
import { Table } from './table.tsx';

const { calls, events: sent } = facts.everywhere;
const codes = Object.entries(facts.errors);

export function EveryScreen() {
  return (
    <>
      <Contents />
      <Table
        caption="Calls"
        columns={['Operation', 'Call', 'Purpose', 'Origin']}
        rows={calls.map(({ operationId, method, path, summary, origin }) => [
          operationId,
          <code key="call">{`${method.toUpperCase()} ${path}`}</code>,
          summary,
          origin,
        ])}
        ids={calls.map(({ operationId }) => operationId)}
      />
      <Errors calls={calls} />
      <Table
        caption="Error codes"
        columns={['Code', 'Meaning', 'What the app does']}
        rows={[
          ...codes.map(([code, { meaning, app }]) => [code, meaning, app]),
          [unlistedErrorCode.title, '', unlistedErrorCode.text],
        ]}
        ids={[...codes.map(([code]) => errorCodeRowId(code)), unlistedErrorCode.id]}
      />
      <Table
        caption="Events"
        columns={['Event', 'When', 'Data sent with the event']}
        rows={sent.map((name) => [
          <code key="event">{name}</code>,
          eventDescriptions[name],
          trackingEvents[name].join(', '),
        ])}
      />
    </>
  );
}
