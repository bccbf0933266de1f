import { usePorts } from '#/engine/ports/ports.tsx';
import { sentences } from '../kernel/sentences.ts';
import { useTenancy } from '../tenancy/tenancy.tsx';
import './languageSwitch.css';

/** The tenant's languages, each in its own words; nothing where there is only one. */
export function LanguageSwitch() {
  const { text } = usePorts();
  const { languages, language, speak } = useTenancy();
  if (languages.length < 2) return null;
  return (
    <ul className="languages" aria-label={text(sentences.language)}>
      {languages.map((other) => (
        <li key={other}>
          <button
            type="button"
            lang={other}
            aria-pressed={other === language}
            onClick={() => void speak(other)}
          >
            {nameOf(other)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
