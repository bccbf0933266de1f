import type { ValidationMode } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { begin } from '../forms/pages/begin.ts';
import { PER_SECTION, type Question } from '../forms/questions.ts';
import { schemaOf } from './schemaOf.ts';

interface Told {
  data: object;
  validationMode: ValidationMode;
}

interface Given {
  schema: ReturnType<typeof schemaOf>;
  uischema: ReturnType<typeof layoutOf>;
}

const atFirst: Told = { data: {}, validationMode: 'ValidateAndHide' };

/**
 * JSON Forms as its documentation advises: every property stable, the data not handed back at each
 * key, errors hidden until the first submit, conditions as functions.
 */
function MeasuredForm({ schema, uischema }: Given) {
  const [told, setTold] = useState(atFirst);
  const latest = useRef(told.data);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTold({ data: latest.current, validationMode: 'ValidateAndShow' });
      }}
    >
      <JsonForms
        schema={schema}
        uischema={uischema}
        {...told}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        onChange={({ data }: { data: object }) => void (latest.current = data)}
      />
      <button type="submit">Enviar</button>
    </form>
  );
}

function layoutOf(asked: Question[]) {
  return {
    type: 'VerticalLayout',
    elements: Array.from({ length: Math.ceil(asked.length / PER_SECTION) }, (_, index) => ({
      type: 'Group',
      label: `Parte ${index + 1}`,
      elements: asked.slice(index * PER_SECTION, (index + 1) * PER_SECTION).map(controlOf),
    })),
  };
}

const controlOf = ({ name, kind, when }: Question) => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...(kind === 'textarea' && { options: { multi: true } }),
  ...(when && {
    rule: {
      effect: 'SHOW',
      condition: {
        scope: `#/properties/${when}`,
        validate: ({ data }: { data: unknown }) => data === true,
      },
    },
  }),
});

void begin(
  (asked) => ({ schema: schemaOf(asked), uischema: layoutOf(asked) }),
  (root, given) => createRoot(root).render(<MeasuredForm {...given} />),
);
