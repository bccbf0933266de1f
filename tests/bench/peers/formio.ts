import { Formio } from '@formio/js/form';
import '@formio/js/dist/formio.form.min.css';
import { begin } from '../forms/pages/begin.ts';
import { PER_SECTION, type Question } from '../forms/questions.ts';

const componentsOf = (asked: Question[]) => [
  ...Array.from({ length: Math.ceil(asked.length / PER_SECTION) }, (_, index) => ({
    type: 'fieldset',
    key: `part${index}`,
    legend: `Parte ${index + 1}`,
    input: false,
    components: asked.slice(index * PER_SECTION, (index + 1) * PER_SECTION).map(componentOf),
  })),
  { type: 'button', action: 'submit', key: 'submit', label: 'Enviar', input: true },
];

const types = {
  text: 'textfield',
  email: 'email',
  number: 'number',
  integer: 'number',
  select: 'select',
  checkbox: 'checkbox',
  textarea: 'textarea',
} as const;

function componentOf(one: Question) {
  const { name, title, kind, choices, required, when } = one;
  const { minLength, maxLength, minimum, maximum } = one;
  return {
    type: types[kind],
    key: name,
    label: title,
    input: true,
    validateOn: 'blur',
    validate: {
      required,
      minLength,
      maxLength,
      min: minimum,
      max: maximum,
      integer: kind === 'integer',
    },
    ...(choices && {
      widget: 'html5',
      dataSrc: 'values',
      data: { values: choices.map((choice) => ({ label: choice, value: choice })) },
    }),
    ...(when && { conditional: { show: true, when, eq: true } }),
  };
}

/** Form.io logs every refused answer, which costs much only under the inspector that measures the page. */
console.log = () => undefined;

/**
 * Form.io's renderer by itself, without a framework around it: native selects in place of its
 * searching ones, and validation when a field is left and on submit, not at each key.
 */
void begin(
  componentsOf,
  (root, components) => void Formio.createForm(root, { display: 'form', components }),
);
