import type { Texts } from '../../words/create-texts.ts';
import type { Field } from './find-form.ts';

/** A field with label, hint and choices in a language. The values of choices are unchanged (§3). */
export function fieldIn({ language, say }: Texts, field: Field): Field {
  if (language === 'en') return field;
  const { key, label, dictionaryVoList: choices } = field;
  return {
    ...field,
    key: say(key),
    ...(typeof label === 'string' && { label: say(label) }),
    ...(choices && {
      dictionaryVoList: choices.map((choice) => ({ ...choice, dictLabel: say(choice.dictLabel) })),
    }),
  };
}
