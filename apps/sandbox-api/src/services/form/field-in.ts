import type { Translator } from '../../messages/translator.ts';
import type { Field } from './find-form.ts';

/** Translates the label, hint and choices of a field, but not the choices' values (§3). */
export function translatedField({ language, translate }: Translator, field: Field): Field {
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
