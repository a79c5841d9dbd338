import type { DocumentMessages } from '../document-messages.ts';
import type { KeyFacts } from './key-facts.ts';
import { dueDateText, formatRupees } from './statement-figures.ts';
import { keyFactsStatementMessages as messages } from './statement-text.ts';

/** `right` is the index of the correct answer. */
export interface KeyFactsQuestion {
  key: 'received' | 'repaid' | 'returned';
  question: string;
  answers: readonly string[];
  right: number;
  /** The app shows this explanation after a wrong answer. */
  fact: string;
}

/**
 * Questions that check whether the borrower understands the loan. The position of the correct
 * answer varies between the questions.
 */
export function questionsOf(
  facts: KeyFacts,
  speech: DocumentMessages,
): readonly KeyFactsQuestion[] {
  const { translate: say, formatDayCount } = speech;
  const { coolingOffDays } = facts;
  const [received, sanctioned, toPay] = [
    formatRupees(facts.received),
    formatRupees(facts.sanctioned),
    formatRupees(facts.toPay),
  ];
  const due = dueDateText(facts, speech);
  const answers = answerBuilder(speech);
  const repaid = (amount: string, when: string) => say(messages.repaidAnswer, { amount, when });
  return [
    {
      key: 'received',
      question: say(messages.received),
      ...answers(1, received, [sanctioned, toPay]),
      fact: say(messages.receivedFact, {
        received,
        sanctioned,
        fees: formatRupees(facts.feesTotal),
      }),
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

function returnQuestion(days: string, speech: DocumentMessages): KeyFactsQuestion {
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

const answerBuilder =
  ({ translate: say }: DocumentMessages) =>
  (place: number, right: string, wrong: readonly string[]) => {
    const wrongAnswers = [...new Set(wrong)].filter((answer) => answer !== right);
    if (wrongAnswers.length === 0) wrongAnswers.push(say(messages.somethingElse));
    const at = Math.min(place, wrongAnswers.length);
    return { answers: wrongAnswers.toSpliced(at, 0, right), right: at };
  };
