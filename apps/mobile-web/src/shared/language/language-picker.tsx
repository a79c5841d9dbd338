import { allLanguages, languages, type Language } from '@kosha/domain';
import classes from './language-picker.module.css';
import { failureMessages } from '../server/failure.messages.ts';
import { chooseLanguage } from './choose-language.ts';
import { languageMessages } from './language.messages.ts';
import { useMessages } from '../i18n/messages.ts';
import { languageStore, useLanguage } from '../i18n/shown-language.ts';

async function choose(language: Language): Promise<void> {
  languageStore.setState({ coming: language, hasFailed: false });
  let hasFailed = false;
  try {
    await chooseLanguage(language);
  } catch {
    hasFailed = true;
  }
  // The user may have selected another language while this one was loading.
  if (languageStore.getState().coming === language)
    languageStore.setState({ coming: undefined, hasFailed });
}

/** Each language has its name in its own script (D58). */
export function LanguagePicker() {
  const text = useMessages(languageMessages);
  const failureText = useMessages(failureMessages);
  const { language, coming, hasFailed } = useLanguage();
  return (
    <div role="group" aria-label={text('title')} className={classes.line}>
      <div className={classes.languages}>
        {allLanguages.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={classes.language}
            aria-pressed={code === language}
            {...(code === coming && { 'aria-busy': true })}
            onClick={() => void choose(code)}
          >
            {languages[code]}
          </button>
        ))}
      </div>
      {/* A toast would cover the buttons that the user needs for a retry. */}
      {hasFailed && (
        <p role="alert" className={classes.failed}>
          {failureText('network')}
        </p>
      )}
    </div>
  );
}
