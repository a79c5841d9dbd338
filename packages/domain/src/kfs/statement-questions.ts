import type { Speech } from '../speech/speech.ts';
import type { KeyFacts } from './key-facts.ts';
import { dueWords, money } from './statement-figures.ts';
import { statementWords as words } from './statement-words.ts';

/** A question that is asked back; `right` is the index of the right answer. */
export interface FactsQuestion {
  key: 'received' | 'repaid' | 'returned';
  question: string;
  answers: readonly string[];
  right: number;
  /** The fact once more, for a wrong answer. */
  fact: string;
}

/** What is asked back; the right answer has another place in each, so that a habit does not help. */
export function questionsOf(facts: KeyFacts, speech: Speech): readonly FactsQuestion[] {
  const { say, formatDayCount } = speech;
  const { coolingOffDays } = facts;
  const [received, sanctioned, toPay] = [
    money(facts.received),
    money(facts.sanctioned),
    money(facts.toPay),
  ];
  const due = dueWords(facts, speech);
  const answers = answersIn(speech);
  const repaid = (amount: string, when: string) => say(words.repaidAnswer, { amount, when });
  return [
    {
      key: 'received',
      question: say(words.received),
      ...answers(1, received, [sanctioned, toPay]),
      fact: say(words.receivedFact, { received, sanctioned, fees: money(facts.feesTotal) }),
    },
    {
      key: 'repaid',
      question: say(words.repaid),
      ...answers(2, repaid(toPay, due), [
        repaid(received, due),
        repaid(sanctioned, say(words.whenYouLike)),
      ]),
      fact: say(words.repaidFact, { amount: toPay, due }),
    },
    ...(coolingOffDays === null ? [] : [returnQuestion(formatDayCount(coolingOffDays), speech)]),
  ];
}

function returnQuestion(days: string, speech: Speech): FactsQuestion {
  const { say } = speech;
  return {
    key: 'returned',
    question: say(words.returned),
    ...answersIn(speech)(0, say(words.within, { days }), [
      say(words.atAnyTime),
      say(words.cannotReturn),
    ]),
    fact: say(words.returnedFact, { days }),
  };
}

/** The right answer among wrong ones, at this place; a wrong one that is equal to it falls out. */
const answersIn =
  ({ say }: Speech) =>
  (place: number, right: string, wrong: readonly string[]) => {
    const others = [...new Set(wrong)].filter((answer) => answer !== right);
    // A question has at least two answers.
    if (others.length === 0) others.push(say(words.somethingElse));
    const at = Math.min(place, others.length);
    return { answers: others.toSpliced(at, 0, right), right: at };
  };
