import { allLanguages, languages, type Language } from '@kosha/domain';
import { showToast } from '@kosha/ui';
import classes from './language-line.module.css';
import { failureMessages } from '../server/failure.messages.ts';
import { languageMessages } from './language.messages.ts';
import { translate, useMessages } from '../i18n/messages.ts';
import { useLanguage } from '../i18n/shown-language.ts';

function choose(language: Language): void {
  import('./choose-language.ts')
    .then(({ chooseLanguage }) => chooseLanguage(language))
    .catch(() => showToast(translate(failureMessages)('network'), 'danger'));
}

/** Every language by its name in its own script; a press changes the page at once (D58). */
export function LanguageLine() {
  const text = useMessages(languageMessages);
  const { language, coming } = useLanguage();
  return (
    <div role="group" aria-label={text('title')} className={classes.line}>
      {allLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes.language}
          aria-pressed={code === language}
          {...(code === coming && { 'aria-busy': true })}
          onClick={() => choose(code)}
        >
          {languages[code]}
        </button>
      ))}
    </div>
  );
}
