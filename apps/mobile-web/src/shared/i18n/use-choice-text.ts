import { choiceMessages } from './choices.messages.ts';
import { useMessages } from './messages.ts';

type Key = keyof typeof choiceMessages.texts;

const keyOf = new Map(
  Object.entries(choiceMessages.texts).map(([key, english]) => [english as string, key as Key]),
);

export function useChoiceText(): (label: string) => string {
  const text = useMessages(choiceMessages);
  return (label) => {
    const key = keyOf.get(label);
    return key === undefined ? label : text(key);
  };
}
