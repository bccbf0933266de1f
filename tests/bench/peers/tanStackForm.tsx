import { useForm, useStore, type AnyFieldApi } from '@tanstack/react-form';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { begin } from '../forms/pages/begin.ts';
import { Summary } from '../forms/pages/Summary.tsx';
import { PER_SECTION, type Question } from '../forms/questions.ts';

type Answers = Record<string, string | boolean>;

/**
 * TanStack Form as its documentation has it: a field each, that draws itself alone at its keys, judged by functions
 * at submit; conditions read from the store where they are drawn.
 */
function MeasuredForm({ asked }: { asked: Question[] }) {
  const form = useMeasured(asked);
  const sections = Array.from({ length: Math.ceil(asked.length / PER_SECTION) }, (_, index) =>
    asked.slice(index * PER_SECTION, (index + 1) * PER_SECTION),
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <Wrong form={form} />
      {sections.map((section, index) => (
        <fieldset key={index}>
          <legend>{`Parte ${index + 1}`}</legend>
          {section.map((one) =>
            one.when ? (
              <Conditional key={one.name} one={one} form={form} />
            ) : (
              <Asked key={one.name} one={one} form={form} />
            ),
          )}
        </fieldset>
      ))}
      <button type="submit">Enviar</button>
    </form>
  );
}

/** What the press has found: the fields' own words, once more above them. */
function Wrong({ form }: { form: ReturnType<typeof useMeasured> }) {
  const presses = useStore(form.store, ({ submissionAttempts }) => submissionAttempts);
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  const meta = isSubmitting ? {} : form.state.fieldMeta;
  const errors = Object.entries(meta).flatMap(([name, { errors: [first] = [] }]) =>
    first === undefined ? [] : [[name, String(first)] as const],
  );
  return <Summary presses={isSubmitting ? 0 : presses} errors={errors} />;
}

const useMeasured = (asked: Question[]) =>
  useForm({
    defaultValues: Object.fromEntries(
      asked.map(({ name, kind }) => [name, kind === 'checkbox' ? false : '']),
    ) as Answers,
  });

interface AskedProps {
  one: Question;
  form: ReturnType<typeof useMeasured>;
}

function Conditional({ one, form }: AskedProps) {
  const ticked = useStore(form.store, ({ values }) => values[one.when!]);
  return ticked ? <Asked one={one} form={form} /> : null;
}

const Asked = memo(function Asked({ one, form }: AskedProps) {
  return (
    <form.Field
      name={one.name}
      validators={{ onSubmit: ({ value }) => wrongWith(one, value as string | boolean) }}
    >
      {(field) => <Control one={one} field={field as unknown as AnyFieldApi} />}
    </form.Field>
  );
});

function Control({ one, field }: { one: Question; field: AnyFieldApi }) {
  const { name, title, kind, choices } = one;
  const [error] = field.state.meta.errors as string[];
  const value = field.state.value as string | boolean;
  const shared = {
    id: name,
    name,
    'aria-invalid': error ? true : undefined,
    onBlur: field.handleBlur,
    onChange: ({ target }: { target: { value: string } }) => field.handleChange(target.value),
  };
  return (
    <div>
      <label htmlFor={name}>{title}</label>
      {kind === 'select' ? (
        <select {...shared} value={String(value)}>
          <option value="" />
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : kind === 'textarea' ? (
        <textarea {...shared} value={String(value)} />
      ) : kind === 'checkbox' ? (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => field.handleChange(target.checked)}
        />
      ) : (
        <input {...shared} type={kind === 'integer' ? 'number' : kind} value={String(value)} />
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

function wrongWith(one: Question, value: string | boolean): string | undefined {
  if (typeof value === 'boolean') return undefined;
  if (value === '') return one.required ? 'Falta' : undefined;
  const { kind, minLength = 0, maxLength = Infinity, minimum = 0, maximum = Infinity } = one;
  if (kind === 'number' || kind === 'integer')
    return Number(value) < minimum || Number(value) > maximum ? 'Fuera de rango' : undefined;
  if (kind === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) return 'No es un correo';
  return value.length < minLength || value.length > maxLength ? 'Largo' : undefined;
}

void begin(
  (asked) => ({ asked }),
  (root, given) => createRoot(root).render(<MeasuredForm {...given} />),
);
