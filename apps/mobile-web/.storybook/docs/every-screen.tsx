import { facts } from '../data/app-facts.ts';
import { eventDescriptions, events } from '../../src/shared/tracking/events.ts';
import { Contents } from './contents.tsx';
import { codeId, otherCode } from './error-codes.ts';
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
        columns={['Operation', 'Call', 'Origin']}
        rows={calls.map(({ operationId, method, path, origin }) => [
          operationId,
          <code key="call">{`${method.toUpperCase()} ${path}`}</code>,
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
          [otherCode.title, '', otherCode.text],
        ]}
        ids={[...codes.map(([code]) => codeId(code)), otherCode.id]}
      />
      <Table
        caption="Events"
        columns={['Event', 'When', 'Data sent with the event']}
        rows={sent.map((name) => [
          <code key="event">{name}</code>,
          eventDescriptions[name],
          events[name].join(', '),
        ])}
      />
    </>
  );
}
