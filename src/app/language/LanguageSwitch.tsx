import { useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router-dom';
import { usePorts } from '#/engine/ports/ports.tsx';
import { saidAnew } from '../ports/saidAnew.ts';
import { useTenancy } from '../tenancy/tenancy.tsx';
import './languageSwitch.css';

/**
 * The tenant's languages, each in its own words; nothing where there is only one. What the server has said is asked for
 * again in the one that is chosen.
 */
export function LanguageSwitch() {
  const { text } = usePorts();
  const { languages, language, speak } = useTenancy();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const choose = async (wanted: string) => {
    await speak(wanted);
    saidAnew(queries);
    await revalidate();
  };
  if (languages.length < 2) return null;
  return (
    <ul className="languages" aria-label={text('page.language')}>
      {languages.map((other) => (
        <li key={other}>
          <button
            type="button"
            lang={other}
            aria-pressed={other === language}
            onClick={() => void choose(other)}
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
