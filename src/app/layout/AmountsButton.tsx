import { Eye, EyeOff } from 'lucide-react';
import { usePorts } from '#/engine/ports/ports.tsx';
import './amountsButton.css';

/** Hides the amounts of every page, or shows them again: nobody has to read over a shoulder. */
export function AmountsButton({
  hidden,
  onChange,
}: {
  hidden: boolean;
  onChange(hidden: boolean): void;
}) {
  const { text } = usePorts();
  const Icon = hidden ? EyeOff : Eye;
  return (
    <button type="button" className="amounts-button" onClick={() => onChange(!hidden)}>
      <Icon aria-hidden />
      <span>{text(hidden ? 'page.amounts.show' : 'page.amounts.hide')}</span>
    </button>
  );
}
