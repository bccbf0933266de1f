import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useState } from 'react';
import { usePorts } from '#/engine/ports/ports.tsx';
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
      <legend>{text('page.theme.name')}</legend>
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
  { value: 'auto', label: 'page.theme.auto', Icon: Monitor },
  { value: 'light', label: 'page.theme.light', Icon: Sun },
  { value: 'dark', label: 'page.theme.dark', Icon: Moon },
] as const;
