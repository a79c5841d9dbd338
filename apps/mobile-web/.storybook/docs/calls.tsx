import { Suspense, use } from 'react';
import { facts } from '../data/app-facts.ts';
import type { Call } from '../data/facts.ts';
import { Errors } from './errors.tsx';
import { callsOnPages } from './call-pages.ts';
import { entries, nameOf, pageOf } from './index-entries.ts';
import { Link } from './link.tsx';
import { Table } from './table.tsx';

function AllCalls() {
  const all = use(entries);
  const { everywhere, feedback } = facts;
  const own = callsOnPages(all);
  const calls = new Map(
    [...everywhere.calls, ...own.map(({ call }) => call)].map((call) => [call.operationId, call]),
  );
  const places = ({ operationId, isEverywhere }: Call) =>
    isEverywhere
      ? 'Every screen'
      : own
          .filter(({ call }) => call.operationId === operationId)
          .map(({ page }) => (
            <span key={page.id}>
              <Link to={pageOf(page.id, all)}>{nameOf(page)}</Link>{' '}
            </span>
          ));
  const isOfButton = ({ operationId }: Call) =>
    feedback.calls.some((call) => call.operationId === operationId);
  const rows = [...calls.values()].map((call) => [
    call.operationId,
    <code key="call">{`${call.method.toUpperCase()} ${call.path}`}</code>,
    <>
      {isOfButton(call) && 'Every screen with the feedback button: '}
      {places(call)}
    </>,
  ]);
  return (
    <>
      <Table caption="Calls" columns={['Operation', 'Call', 'Screens']} rows={rows} />
      <Errors calls={everywhere.calls} caption="Errors of what every screen calls" />
    </>
  );
}

/** Which screens make which call. */
export function Calls() {
  return (
    <Suspense fallback={null}>
      <AllCalls />
    </Suspense>
  );
}
