import type { DocumentMessages } from '../document-messages.ts';
import type { KeyFacts } from './key-facts.ts';
import { dueDateText, money } from './statement-figures.ts';
import { statementText as messages } from './statement-text.ts';

/** A comprehension question; `right` is the index of the correct answer. */
export interface FactsQuestion {
  key: 'received' | 'repaid' | 'returned';
  question: string;
  answers: readonly string[];
  right: number;
  /** The correct statement, shown after a wrong answer. */
  fact: string;
}

/**
 * The comprehension questions. The correct answer's position varies, so that a borrower who always
 * taps the same position fails.
 */
export function questionsOf(facts: KeyFacts, speech: DocumentMessages): readonly FactsQuestion[] {
  const { translate: say, formatDayCount } = speech;
  const { coolingOffDays } = facts;
  const [received, sanctioned, toPay] = [
    money(facts.received),
    money(facts.sanctioned),
    money(facts.toPay),
  ];
  const due = dueDateText(facts, speech);
  const answers = answerBuilder(speech);
  const repaid = (amount: string, when: string) => say(messages.repaidAnswer, { amount, when });
  return [
    {
      key: 'received',
      question: say(messages.received),
      ...answers(1, received, [sanctioned, toPay]),
      fact: say(messages.receivedFact, { received, sanctioned, fees: money(facts.feesTotal) }),
    },
    {
      key: 'repaid',
      question: say(messages.repaid),
      ...answers(2, repaid(toPay, due), [
        repaid(received, due),
        repaid(sanctioned, say(messages.whenYouLike)),
      ]),
      fact: say(messages.repaidFact, { amount: toPay, due }),
    },
    ...(coolingOffDays === null ? [] : [returnQuestion(formatDayCount(coolingOffDays), speech)]),
  ];
}

function returnQuestion(days: string, speech: DocumentMessages): FactsQuestion {
  const { translate: say } = speech;
  return {
    key: 'returned',
    question: say(messages.returned),
    ...answerBuilder(speech)(0, say(messages.within, { days }), [
      say(messages.atAnyTime),
      say(messages.cannotReturn),
    ]),
    fact: say(messages.returnedFact, { days }),
  };
}

/** Puts the right answer at this position and drops wrong answers that are equal to it. */
const answerBuilder =
  ({ translate: say }: DocumentMessages) =>
  (place: number, right: string, wrong: readonly string[]) => {
    const wrongAnswers = [...new Set(wrong)].filter((answer) => answer !== right);
    // A question needs at least two answers.
    if (wrongAnswers.length === 0) wrongAnswers.push(say(messages.somethingElse));
    const at = Math.min(place, wrongAnswers.length);
    return { answers: wrongAnswers.toSpliced(at, 0, right), right: at };
  };
