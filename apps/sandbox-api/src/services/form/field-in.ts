import type { Translator } from '../../messages/translator.ts';
import type { Field } from './find-form.ts';

/**
 * Translates a field's label (`key`), its hint (`label`) and the labels of its choices, but not the
 * values of the choices, which the app sends to the server (§3).
 */
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
