import { facts } from '../data/app-facts.ts';
import type { CallsAndEvents } from '../data/facts.ts';
import { Link } from './link.tsx';

const sharedPage = '?path=/docs/every-screen--page';
const feedbackPage = '?path=/docs/9-help-and-feedback-feedback-dialog--page';

const callsOf = ({ calls }: CallsAndEvents) =>
  calls.map(({ operationId }) => operationId).join(', ');
const refusalsOf = ({ calls }: CallsAndEvents) =>
  [...new Set(calls.flatMap(({ refusals }) => refusals.map(({ name }) => name)))].join(', ');

interface SharedProps {
  hasFeedback: boolean;
}

export function SharedCalls({ hasFeedback }: SharedProps) {
  return (
    <>
      <p>
        Every screen also calls: {callsOf(facts.everywhere)} (
        <Link to={sharedPage}>On every screen</Link>).
      </p>
      {hasFeedback && (
        <p>
          Its feedback button calls: {callsOf(facts.feedback)} (
          <Link to={feedbackPage}>Feedback dialog</Link>).
        </p>
      )}
    </>
  );
}

export function SharedErrors({ hasFeedback }: SharedProps) {
  return (
    <p>
      The calls of every screen can fail with: {refusalsOf(facts.everywhere)} (
      <Link to={sharedPage}>On every screen</Link>)
      {hasFeedback && (
        <>
          {' '}
          and with the errors of the <Link to={feedbackPage}>feedback dialog</Link>
        </>
      )}
      .
    </p>
  );
}

export function SharedEvents({ hasFeedback }: SharedProps) {
  return (
    <p>
      Every screen also sends: {facts.everywhere.events.join(', ')}.
      {hasFeedback && ` Its feedback button sends: ${facts.feedback.events.join(', ')}.`}
    </p>
  );
}
