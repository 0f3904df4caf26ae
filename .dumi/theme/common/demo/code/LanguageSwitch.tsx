import { useId } from 'react';
import { useDemoMessage } from '../useDemoMessage';
import { type CodeLanguage, codeLanguages } from './types';

const labels: Record<CodeLanguage, { short: string; name: string }> = {
  typescript: { short: 'TS', name: 'TypeScript' },
  javascript: { short: 'JS', name: 'JavaScript' },
};

interface LanguageSwitchProps {
  language: CodeLanguage;
  onChoose: (language: CodeLanguage) => void;
}

/** TypeScript or JavaScript: radio buttons, so the keyboard works as anywhere. */
export function LanguageSwitch({ language, onChoose }: LanguageSwitchProps) {
  const message = useDemoMessage();
  const name = useId();
  return (
    <fieldset className="code-language">
      <legend className="visually-hidden">{message('language')}</legend>
      {codeLanguages.map((each) => (
        <label key={each} title={labels[each].name}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            aria-label={labels[each].name}
            checked={each === language}
            onChange={() => onChoose(each)}
          />
          <span aria-hidden="true">{labels[each].short}</span>
        </label>
      ))}
    </fieldset>
  );
}
