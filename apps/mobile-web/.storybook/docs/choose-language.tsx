import { languages, type Language } from '@kosha/domain';

interface ChooseLanguageProps {
  label: string;
  value: Language;
  onChoose: (language: Language) => void;
}

/** A menu of the product's languages. */
export function ChooseLanguage({ label, value, onChoose }: ChooseLanguageProps) {
  return (
    <label className="kosha-search">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value as Language)}>
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
