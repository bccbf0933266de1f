import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PER_SECTION, type Question } from '../questions.ts';
import { begin } from './begin.ts';
import { Summary } from './Summary.tsx';

/** React by hand: uncontrolled inputs, conditions as state of their section, the browser's checks on submit. */
function LimitForm({ asked }: { asked: Question[] }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [presses, setPresses] = useState(0);
  const sections = Array.from({ length: Math.ceil(asked.length / PER_SECTION) }, (_, index) =>
    asked.slice(index * PER_SECTION, (index + 1) * PER_SECTION),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const controls = [...event.currentTarget.elements] as HTMLInputElement[];
        const wrong = controls.filter((control) => control.id && !control.checkValidity());
        setPresses(presses + 1);
        setErrors(
          Object.fromEntries(wrong.map(({ id, validationMessage }) => [id, validationMessage])),
        );
      }}
    >
      <Summary presses={presses} errors={Object.entries(errors)} />
      {sections.map((section, index) => (
        <Section key={index} asked={section} errors={errors} title={`Parte ${index + 1}`} />
      ))}
      <button type="submit">Enviar</button>
    </form>
  );
}

function Section({
  asked,
  errors,
  title,
}: {
  asked: Question[];
  errors: Record<string, string>;
  title: string;
}) {
  const [ticked, setTicked] = useState<Record<string, boolean>>({});
  return (
    <fieldset
      onChange={({ target }) => {
        const { id, type, checked } = target as unknown as HTMLInputElement;
        if (type === 'checkbox') setTicked((before) => ({ ...before, [id]: checked }));
      }}
    >
      <legend>{title}</legend>
      {asked
        .filter(({ when }) => !when || ticked[when])
        .map((one) => (
          <Control key={one.name} one={one} error={errors[one.name]} />
        ))}
    </fieldset>
  );
}

const Control = memo(function Control({ one, error }: { one: Question; error?: string }) {
  const { name, title, kind, choices, required, minLength, maxLength, minimum, maximum } = one;
  const shared = { id: name, name, 'aria-invalid': error ? true : undefined };
  return (
    <div>
      <label htmlFor={name}>{title}</label>
      {kind === 'select' ? (
        <select {...shared} required={required}>
          <option value="" />
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : kind === 'textarea' ? (
        <textarea {...shared} maxLength={maxLength} />
      ) : (
        <input
          {...shared}
          type={kind === 'integer' ? 'number' : kind}
          required={required}
          minLength={minLength}
          maxLength={maxLength}
          min={minimum}
          max={maximum}
        />
      )}
      {error && <p>{error}</p>}
    </div>
  );
});

void begin(
  (asked) => asked,
  (root, asked) => createRoot(root).render(<LimitForm asked={asked} />),
);
