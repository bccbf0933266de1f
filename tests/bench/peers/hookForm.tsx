import { ajvResolver } from '@hookform/resolvers/ajv';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { begin } from '../forms/pages/begin.ts';
import { Summary } from '../forms/pages/Summary.tsx';
import { PER_SECTION, type Question } from '../forms/questions.ts';
import { schemaOf } from './schemaOf.ts';

type Answers = Record<string, unknown>;

/**
 * React Hook Form as its documentation advises for large forms: registered, uncontrolled inputs,
 * validation on submit by its own ajv resolver, and conditions watched where they are drawn.
 */
function HookForm({ asked, schema }: { asked: Question[]; schema: object }) {
  const { register, control, handleSubmit, formState } = useForm<Answers>({
    resolver: ajvResolver(schema as never, { strict: false }),
    shouldFocusError: false,
  });
  const sections = Array.from({ length: Math.ceil(asked.length / PER_SECTION) }, (_, index) =>
    asked.slice(index * PER_SECTION, (index + 1) * PER_SECTION),
  );
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <Summary
        presses={formState.submitCount}
        errors={Object.entries(formState.errors).map(([name, error]) => [
          name,
          String(error?.message),
        ])}
      />
      {sections.map((section, index) => (
        <fieldset key={index}>
          <legend>{`Parte ${index + 1}`}</legend>
          {section.map((one) => {
            const shared = { one, register, error: formState.errors[one.name]?.message };
            return one.when ? (
              <Conditional key={one.name} {...shared} control={control} />
            ) : (
              <Field key={one.name} {...shared} />
            );
          })}
        </fieldset>
      ))}
      <button type="submit">Enviar</button>
    </form>
  );
}

interface FieldProps {
  one: Question;
  register: UseFormRegister<Answers>;
  error?: string;
}

function Conditional({ control, ...field }: FieldProps & { control: Control<Answers> }) {
  const ticked = useWatch({ control, name: field.one.when! });
  return ticked ? <Field {...field} /> : null;
}

const Field = memo(function Field({ one, register, error }: FieldProps) {
  const { name, title, kind, choices, when } = one;
  const shared = {
    id: name,
    'aria-invalid': error ? true : undefined,
    ...register(name, { shouldUnregister: when !== undefined, ...valueOf(kind) }),
  };
  return (
    <div>
      <label htmlFor={name}>{title}</label>
      {kind === 'select' ? (
        <select {...shared}>
          <option value="" />
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : kind === 'textarea' ? (
        <textarea {...shared} />
      ) : (
        <input {...shared} type={kind === 'integer' ? 'number' : kind} />
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  );
});

/** What nobody has filled in is no answer, as in the other forms. */
function valueOf(kind: Question['kind']) {
  if (kind === 'checkbox') return {};
  const isNumber = kind === 'number' || kind === 'integer';
  return {
    setValueAs: (typed: string) => (typed === '' ? undefined : isNumber ? Number(typed) : typed),
  };
}

void begin(
  (asked) => ({ asked, schema: schemaOf(asked) }),
  (root, given) => createRoot(root).render(<HookForm {...given} />),
);
