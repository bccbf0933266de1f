import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { createRoot } from 'react-dom/client';
import { useForm } from 'uniforms';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';
import { AutoField, AutoForm, ErrorField, LongTextField } from 'uniforms-unstyled';
import { begin } from '../forms/pages/begin.ts';
import { Summary } from '../forms/pages/Summary.tsx';
import { PER_SECTION, type Question } from '../forms/questions.ts';
import { schemaOf } from './schemaOf.ts';

/** uniforms as its documentation has it: a bridge over the schema, ajv at submit, conditions out of its context. */
function MeasuredForm({ asked, bridge }: { asked: Question[]; bridge: JSONSchemaBridge }) {
  const sections = Array.from({ length: Math.ceil(asked.length / PER_SECTION) }, (_, index) =>
    asked.slice(index * PER_SECTION, (index + 1) * PER_SECTION),
  );
  return (
    <AutoForm schema={bridge} noValidate validate="onSubmit">
      <Wrong />
      {sections.map((section, index) => (
        <fieldset key={index}>
          <legend>{`Parte ${index + 1}`}</legend>
          {section.map((one) =>
            one.when ? (
              <Conditional key={one.name} one={one} />
            ) : (
              <Asked key={one.name} one={one} />
            ),
          )}
        </fieldset>
      ))}
      <button type="submit">Enviar</button>
    </AutoForm>
  );
}

/** What the press has found: the fields' own words, once more above them. */
function Wrong() {
  const { error, schema } = useForm();
  const details = (error as { details?: { instancePath: string; params: object }[] } | null)
    ?.details;
  const errors = (details ?? []).map((one) => {
    const { missingProperty } = one.params as { missingProperty?: string };
    const name = missingProperty ?? one.instancePath.slice(1);
    return [name, schema.getErrorMessage(name, error)] as const;
  });
  return <Summary presses={details ? 1 : 0} errors={errors} />;
}

function Conditional({ one }: { one: Question }) {
  const { model } = useForm<Record<string, unknown>>();
  return model[one.when!] ? <Asked one={one} /> : null;
}

function Asked({ one: { name, kind } }: { one: Question }) {
  const Field = kind === 'textarea' ? LongTextField : AutoField;
  return (
    <>
      <Field id={name} name={name} />
      <ErrorField className="error" name={name} />
    </>
  );
}

void begin(
  (asked) => {
    const schema = schemaOf(asked);
    const ajv = addFormats(new Ajv({ allErrors: true, useDefaults: true, strict: false }));
    const judge = ajv.compile(schema);
    const validator = (model: object) => {
      judge(model);
      return judge.errors?.length ? { details: judge.errors } : null;
    };
    return { asked, bridge: new JSONSchemaBridge({ schema, validator }) };
  },
  (root, given) => createRoot(root).render(<MeasuredForm {...given} />),
);
