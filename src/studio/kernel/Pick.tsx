import { useEffect, useId, useState, type ReactNode } from 'react';

interface PickProps {
  label: string;
  value: string;
  onPick(value: string): void;
  options: readonly (readonly [value: string, label: string])[];
}

/**
 * One of a list, at once: what was picked is seen before the address has followed, so that arrows can go on. Where it
 * never follows, it is seen as it is once the list is left.
 */
export function Pick({ label, value, onPick, options }: PickProps) {
  const id = useId();
  const [picked, setPicked] = useState(value);
  useEffect(() => setPicked(value), [value]);
  return (
    <div className="tool">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input select"
        value={picked}
        onBlur={() => setPicked(value)}
        onChange={(event) => {
          setPicked(event.target.value);
          onPick(event.target.value);
        }}
      >
        {options.map(([each, said]) => (
          <option key={each} value={each}>
            {said}
          </option>
        ))}
      </select>
    </div>
  );
}

/** One thing more, or not. */
export function Tick(props: { label: ReactNode; value: boolean; onTick(on: boolean): void }) {
  const { label, value, onTick } = props;
  return (
    <label className="tool tool--tick">
      <input type="checkbox" checked={value} onChange={(event) => onTick(event.target.checked)} />
      {label}
    </label>
  );
}
