import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useState } from 'react';
import { usePorts } from '#/engine/ports/ports.tsx';
import { sentences } from '../kernel/sentences.ts';
import { chooseTheme, hasDark, readTheme, type Theme } from './theme.ts';
import './themeSwitch.css';

/** Automatic, light or dark; kept in this browser. Nothing where the tenant has no dark look. */
export function ThemeSwitch() {
  const { text } = usePorts();
  const [theme, setTheme] = useState(readTheme);
  const name = useId();
  if (!hasDark()) return null;
  const choose = (wanted: Theme) => {
    chooseTheme(wanted);
    setTheme(wanted);
  };
  return (
    <fieldset className="theme-switch">
      <legend>{text(sentences.theme)}</legend>
      {looks.map(({ value, label, Icon }) => (
        <label key={value} className="theme-switch__look">
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <span>
            <Icon aria-hidden />
            {text(label)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const looks = [
  { value: 'auto', label: sentences.themeAuto, Icon: Monitor },
  { value: 'light', label: sentences.themeLight, Icon: Sun },
  { value: 'dark', label: sentences.themeDark, Icon: Moon },
] as const;
