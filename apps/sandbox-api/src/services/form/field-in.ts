import type { Translator } from '../../messages/translator.ts';
import type { Field } from './find-form.ts';

/** A field with label, hint and choices in a language. The choices' values are unchanged (§3). */
export function fieldIn({ language, translate }: Translator, field: Field): Field {
  if (language === 'en') return field;
  const { key, label, dictionaryVoList: choices } = field;
  return {
    ...field,
    key: translate(key),
    ...(typeof label === 'string' && { label: translate(label) }),
    ...(choices && {
      dictionaryVoList: choices.map((choice) => ({
        ...choice,
        dictLabel: translate(choice.dictLabel),
      })),
    }),
  };
}
