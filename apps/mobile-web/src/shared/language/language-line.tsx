import { allLanguages, languages } from '@kosha/domain';
import { chooseLanguage } from './choose-language.ts';
import classes from './language-line.module.css';
import { languageMessages } from './language.messages.ts';
import { useMessages } from '../i18n/messages.ts';
import { useLanguage } from '../i18n/shown-language.ts';

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
          onClick={() => void chooseLanguage(code)}
        >
          {languages[code]}
        </button>
      ))}
    </div>
  );
}
